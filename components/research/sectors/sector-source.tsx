import { SampleTag } from '@/components/ui/tag';
import type { MarketMeta } from '@/lib/contracts/shared/market-meta';
import { sourceLine } from '@/lib/content/market/source-line';
import styles from './sector-source.module.css';

/** Source, date and method of the figures above. */
export const SectorSource = ({ meta }: { meta: MarketMeta }) => (
  <p className={styles.source}>
    {meta.isSample ? <SampleTag /> : null} {sourceLine(meta)} {meta.notes.join(' ')}
  </p>
);
