import type { Incident } from '@/lib/contracts/investing/incidents';
import type { WeeklyReportsCopy } from '@/lib/content/investing/weekly-reports';
import { minuteOf } from '@/lib/domain/shared/instants';
import styles from './weekly-reports.module.css';

type IncidentListProps = { words: WeeklyReportsCopy['incidents']; incidents: readonly Incident[] };

/** What went wrong, the newest first, each with its end or the word that it lasts. */
export function IncidentList({ words, incidents }: IncidentListProps) {
  if (incidents.length === 0) return <p>{words.none}</p>;
  return (
    <ul className={styles.incidents}>
      {incidents.map(({ id, beganAt, endedAt, text, outcome }) => (
        <li key={id}>
          <p className={styles.moments}>
            <time dateTime={beganAt}>{minuteOf(beganAt)}</time> {words.until}{' '}
            {endedAt === null ? words.lasts : <time dateTime={endedAt}>{minuteOf(endedAt)}</time>}
          </p>
          <p>{text}</p>
          {outcome === null ? null : <p>{outcome}</p>}
        </li>
      ))}
    </ul>
  );
}
