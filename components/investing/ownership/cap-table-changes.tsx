import type { CapTableView } from '@/lib/server/investing/cap-table/page-props/cap-table-view';
import { fullDate } from '@/lib/domain/shared/dates';
import { paths } from '@/lib/domain/shared/paths';
import styles from './cap-table-changes.module.css';

type CapTableChangesProps = { changes: CapTableView['changes']; link: string };

/**
 * The ledger entries as sentences. Links to dates go through the server, because the client router only knows today's
 * page.
 */
export function CapTableChanges({ changes, link }: CapTableChangesProps) {
  return (
    <ol reversed>
      {changes.map(({ number, on, kind, what, reason }) => (
        <li key={number} className={styles.change}>
          <a href={`${paths.capTable}?on=${on}`} aria-label={`${link}, ${fullDate(on)}`} className={styles.day}>
            {fullDate(on)}
          </a>
          <div>
            <p className={styles.what}>
              <strong>{kind}:</strong> {what}
            </p>
            <p className={styles.reason}>{reason}</p>
          </div>
          <span className={styles.number}>Entry {number}</span>
        </li>
      ))}
    </ol>
  );
}
