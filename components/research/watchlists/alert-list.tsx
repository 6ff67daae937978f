import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { alertSentence, alertState, alertCopy as copy } from '@/lib/content/research/watch-alerts';
import type { WatchAlert, Watchlist } from '@/lib/contracts/research/watchlists';
import { AlertEditor } from './alert-editor';
import { alertBody, editBody, type AlertBody } from './alert-values';
import type { Steps } from './use-steps';
import type { Watchlists } from './use-watchlists';
import styles from './alerts.module.css';

type AlertListProps = {
  alerts: readonly WatchAlert[];
  stocks: readonly Watchlist['symbols'][number][];
  steps: Steps;
  lists: Pick<Watchlists, 'change' | 'isBusy' | 'refresh'>;
};

/** Each alert as a sentence with its status. Pending alerts can be edited in place. */
export function AlertList({ alerts, stocks, steps, lists: { change, isBusy, refresh } }: AlertListProps) {
  const [editing, setEditing] = useState<string>();
  const closed = useRef<string>(undefined);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The form is gone, so return the focus to the button that opened it.
    if (editing === undefined && closed.current !== undefined)
      list.current?.querySelector<HTMLElement>(`[data-edit="${closed.current}"] button`)?.focus();
    closed.current = editing;
  }, [editing]);

  if (alerts.length === 0) return <p className={styles.state}>{copy.none}</p>;

  const remove = (alert: WatchAlert) => {
    const body = alert.firedAt ? undefined : alertBody(alert);
    void steps.step({
      act: (calls) => calls.removeAlert({ params: { id: alert.id } }),
      done: copy.removed,
      // A sent alert is finished; undoing its removal creates a new one.
      ...(body ? { undo: (calls) => calls.addAlert({ body }) } : {}),
    });
  };

  async function save(alert: WatchAlert, to: AlertBody) {
    const params = { id: alert.id };
    try {
      const { alerts: after } = await change((calls) => calls.editAlert({ params, body: editBody(to, alert) }));
      setEditing(undefined);
      const [before, now] = [alertBody(alert), after.find(({ id }) => id === alert.id)];
      steps.say(copy.saved, before && now && ((calls) => calls.editAlert({ params, body: editBody(before, now) })));
    } catch (error) {
      // It may have changed on another device, so refresh the row.
      refresh();
      throw error;
    }
  }

  return (
    <ul className={styles.list} ref={list}>
      {alerts.map((alert) =>
        alert.id === editing && !alert.firedAt ? (
          <li key={alert.id} className={styles.editing}>
            <AlertEditor
              alert={alert}
              stock={stocks.find(({ ticker }) => ticker === alert.ticker)}
              onSave={(to) => save(alert, to)}
              onCancel={() => setEditing(undefined)}
            />
          </li>
        ) : (
          <li key={alert.id} className={styles.alert} data-edit={alert.id}>
            <div>
              <p className={styles.sentence}>{alertSentence(alert)}</p>
              <p className={styles.state}>{alertState(alert)}</p>
            </div>
            <div className={styles.buttons}>
              {alert.firedAt ? null : (
                <Button
                  weight="plain"
                  onClick={() => setEditing(alert.id)}
                  aria-label={copy.edit(alertSentence(alert))}
                >
                  Edit
                </Button>
              )}
              <Button
                weight="plain"
                isBusy={isBusy}
                onClick={() => remove(alert)}
                aria-label={copy.remove(alertSentence(alert))}
              >
                Delete
              </Button>
            </div>
          </li>
        ),
      )}
    </ul>
  );
}
