import { EmptyState } from '@/components/ui/empty-state';
import { dayOfInstant } from '@/lib/content/place-view';
import type { PlacePage } from '@/lib/contracts/places';
import styles from './place-reports.module.css';

/** What leaders have reported, newest first. */
export function PlaceReports({ reports }: Pick<PlacePage, 'reports'>) {
  if (reports.length === 0) {
    return (
      <EmptyState icon="page" title="No reports yet">
        Whoever leads this place tells here what happened: who met, what comes next.
      </EmptyState>
    );
  }
  return (
    <ul className={styles.reports}>
      {reports.map(({ id, at, text }) => (
        <li key={id} className={styles.report}>
          <time dateTime={at} className={styles.day}>
            {dayOfInstant(at)}
          </time>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
