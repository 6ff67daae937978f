import { useState } from 'react';
import { showToast } from '@/components/toasts/toast-store';
import { Button } from '@/components/ui/button';
import { Fetched } from '@/components/ui/fetched';
import { failureSentence } from '@/lib/client/failure-sentence';
import { tradierWords as words } from '@/lib/content/bank';
import type { TradierStanding } from '@/lib/contracts/tradier';
import { dayOf } from '@/lib/domain/dates';
import { ownMinuteOf } from '@/lib/domain/instants';
import styles from './account.module.css';
import { loadTradierCalls, type TradierCalls } from './load-bank-calls';
import { PartNotes } from './part-notes';
import { useOwn } from '@/lib/client/use-own';

const read = (calls: TradierCalls, signal: AbortSignal): Promise<TradierStanding> => calls.read({ signal });

/** The Tradier account that is linked, and the way to one. */
export function TradierPart() {
  const own = useOwn(loadTradierCalls, read);
  const [isStarting, setIsStarting] = useState(false);
  const [problem, setProblem] = useState('');

  async function start() {
    setIsStarting(true);
    setProblem('');
    try {
      const { authorizeUrl } = await (await loadTradierCalls()).start();
      window.location.assign(authorizeUrl);
    } catch (error) {
      setProblem(failureSentence(error));
      setIsStarting(false);
    }
  }

  async function remove() {
    try {
      await own.change(async (calls) => {
        showToast('success', (await calls.remove()).message);
        return calls.read();
      });
    } catch (error) {
      setProblem(failureSentence(error));
    }
  }

  return (
    <Fetched of={own} words={words} lines={3}>
      {({ link, isOn, isSimulated }) =>
        !isOn ? (
          <p>{words.off}</p>
        ) : (
          <div className={styles.stack}>
            <PartNotes sample={isSimulated ? words.sample : undefined} problem={problem} />
            {link ? (
              <>
                <ul className={styles.banks}>
                  {link.accounts.map(({ mask, type, status }) => (
                    <li key={mask} className={styles.bank}>
                      {[words.account(mask, type), status].filter(Boolean).join(', ')}
                    </li>
                  ))}
                </ul>
                <p>{words.since(dayOf(link.linkedAt))}</p>
                <p className={styles.note}>
                  {link.isExpired ? words.expired : words.until(ownMinuteOf(link.expiresAt))}
                </p>
              </>
            ) : (
              <p>{words.none}</p>
            )}
            <div className={styles.buttons}>
              {link && !link.isExpired ? null : (
                <Button weight="outline" isBusy={isStarting} busyLabel={words.starting} onClick={() => void start()}>
                  {link ? words.again : words.link}
                </Button>
              )}
              {link ? (
                <Button weight="plain" isBusy={own.isBusy} onClick={() => void remove()}>
                  {words.remove}
                </Button>
              ) : null}
            </div>
          </div>
        )
      }
    </Fetched>
  );
}
