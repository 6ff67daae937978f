import type { Incident } from '@/lib/contracts/investing/incidents';
import type { WeeklyReportsCopy } from '@/lib/content/investing/weekly-reports';
import { formatUtcMinute } from '@/lib/domain/shared/instants';
import styles from './weekly-reports.module.css';

type IncidentListProps = { copy: WeeklyReportsCopy['incidents']; incidents: readonly Incident[] };

/** Incidents, newest first, each with its end or marked as ongoing. */
export function IncidentList({ copy, incidents }: IncidentListProps) {
  if (incidents.length === 0) return <p>{copy.none}</p>;
  return (
    <ul className={styles.incidents}>
      {incidents.map(({ id, beganAt, endedAt, text, outcome }) => (
        <li key={id}>
          <p className={styles.moments}>
            <time dateTime={beganAt}>{formatUtcMinute(beganAt)}</time> {copy.until}{' '}
            {endedAt === null ? copy.lasts : <time dateTime={endedAt}>{formatUtcMinute(endedAt)}</time>}
          </p>
          <p>{text}</p>
          {outcome === null ? null : <p>{outcome}</p>}
        </li>
      ))}
    </ul>
  );
}
