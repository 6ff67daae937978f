import type { ReactNode } from 'react';
import { SampleTag } from '@/components/ui/tag';
import type { MarketMeta } from '@/lib/contracts/shared/market-meta';
import { dayOf } from '@/lib/domain/shared/dates';
import styles from './chart-terms.module.css';

/** Maximum characters of notes shown in full; longer notes are collapsed. */
const shortNotes = 110;

/** A chart's source, date and notes. */
export function ChartTerms({ meta, children }: { meta: MarketMeta; children?: ReactNode }) {
  const notes = meta.notes.join(' ');
  const isShort = notes.length <= shortNotes;
  return (
    <div className={styles.terms}>
      <p>
        {meta.isSample ? <SampleTag /> : null} {originOf(meta)} {isShort ? notes : null} {children}
      </p>
      {isShort ? null : (
        <details>
          <summary className={styles.switch}>How we calculate this</summary>
          <p className={styles.notes}>{notes}</p>
        </details>
      )}
    </div>
  );
}

function originOf({ isSample, isStale, asOf, delay, source, license }: MarketMeta) {
  return [
    `As of ${dayOf(asOf)}${delay === 'none' ? '' : `, ${delay}`}.`,
    ...(isSample ? [] : [`Source: ${source}.`, license]),
    ...(isStale ? ['We couldn’t reach the source. Showing the latest data we have.'] : []),
  ].join(' ');
}
