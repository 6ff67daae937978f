import type { ReactNode } from 'react';
import type { MarketMeta } from '@/lib/contracts/market-meta';
import { dayOf } from '@/lib/domain/dates';
import styles from './chart-terms.module.css';

/** More than two lines of notes stand behind a switch, so that eleven charts are not eleven walls of small print. */
const shortNotes = 110;

/** Where a chart's numbers come from and of when they are; how they are made, at once or when asked for. */
export function ChartTerms({ meta, children }: { meta: MarketMeta; children?: ReactNode }) {
  const notes = meta.notes.join(' ');
  const isShort = notes.length <= shortNotes;
  return (
    <div className={styles.terms}>
      <p>
        {originOf(meta)} {isShort ? notes : null} {children}
      </p>
      {isShort ? null : (
        <details>
          <summary className={styles.switch}>How these numbers are made</summary>
          <p className={styles.notes}>{notes}</p>
        </details>
      )}
    </div>
  );
}

function originOf({ isSample, isStale, asOf, delay, source, licence }: MarketMeta) {
  return [
    `${isSample ? 'Sample data' : 'Data'} as of ${dayOf(asOf)}${delay === 'none' ? '' : `, ${delay}`}.`,
    `Source: ${source}.`,
    licence,
    ...(isStale ? ['The source has not answered since; these are the last good numbers.'] : []),
  ].join(' ');
}
