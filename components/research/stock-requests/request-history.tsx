import { stockRequestCopy as copy } from '@/lib/content/research/stock-requests';
import type { StockRequest } from '@/lib/contracts/research/stock-requests';
import { dayOf } from '@/lib/domain/shared/dates';
import styles from './stock-requests.module.css';

/** Each step of a request with its date and reason, collapsed. */
export const RequestHistory = ({ steps }: { steps: StockRequest['history'] }) => (
  <details className={styles.history}>
    <summary>{copy.steps(steps.length)}</summary>
    <ol>
      {steps.map(({ at, status, reason }) => (
        <li key={at}>
          {dayOf(at)}: {copy.statuses[status]}
          {reason ? `. ${reason}` : ''}
        </li>
      ))}
    </ol>
  </details>
);
