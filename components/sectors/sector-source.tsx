import { SampleTag } from '@/components/ui/tag';
import type { MarketMeta } from '@/lib/contracts/market-meta';
import { dayOf } from '@/lib/domain/dates';
import styles from './sector-source.module.css';

/** Where the figures above come from, when they held, and how sectors are counted. */
export const SectorSource = ({ meta }: { meta: MarketMeta }) => (
  <p className={styles.source}>
    {meta.isSample ? <SampleTag /> : null} Source: {meta.source}, as of {dayOf(meta.asOf)}. {meta.licence}{' '}
    {meta.notes.join(' ')}
  </p>
);
