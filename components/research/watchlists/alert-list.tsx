import { Button } from '@/components/ui/forms/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { bellIcon } from '@/components/ui/feedback/state-icons/bell';
import { alertSentence, alertState, alertCopy as copy } from '@/lib/content/research/watch-alerts';
import type { WatchAlert } from '@/lib/contracts/research/watchlists';
import { alertBody } from './alert-values';
import type { Steps } from './use-steps';
import styles from './alerts.module.css';

type AlertListProps = { alerts: readonly WatchAlert[]; steps: Steps; isBusy: boolean };

/** Each alert as a sentence with its result. */
export function AlertList({ alerts, steps, isBusy }: AlertListProps) {
  if (alerts.length === 0)
    return (
      <EmptyState icon={bellIcon} title={copy.none}>
        {copy.noneText}
      </EmptyState>
    );
  const remove = (alert: WatchAlert) => {
    const body = alert.firedAt ? undefined : alertBody(alert);
    void steps.step({
      act: (calls) => calls.removeAlert({ params: { id: alert.id } }),
      done: copy.removed,
      // A sent alert is finished: setting it again creates a new one.
      ...(body ? { undo: (calls) => calls.addAlert({ body }) } : {}),
    });
  };
  return (
    <ul className={styles.list}>
      {alerts.map((alert) => (
        <li key={alert.id} className={styles.alert}>
          <div>
            <p className={styles.sentence}>{alertSentence(alert)}</p>
            <p className={styles.state}>{alertState(alert)}</p>
          </div>
          <Button
            weight="plain"
            isBusy={isBusy}
            onClick={() => remove(alert)}
            aria-label={copy.remove(alertSentence(alert))}
          >
            Delete
          </Button>
        </li>
      ))}
    </ul>
  );
}
