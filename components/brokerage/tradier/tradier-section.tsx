import { useState } from 'react';
import { showToast } from '@/components/toasts/toast-store';
import { Button } from '@/components/ui/forms/button';
import { Fetched } from '@/components/ui/feedback/fetched';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { tradierCopy as copy } from '@/lib/content/brokerage/bank';
import type { TradierConnection } from '@/lib/contracts/brokerage/tradier';
import { dayOf } from '@/lib/domain/shared/dates';
import { formatLocalMinute } from '@/lib/domain/shared/instants';
import styles from '@/components/accounts/account.module.css';
import { PartNotes } from '@/components/accounts/part-notes';
import { useFocusAfterRemoval } from '@/components/accounts/use-focus-after-removal';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { tradierClient } from './tradier-client';

/** The linked Tradier account, or how to link one. */
export function TradierSection() {
  const result = useMemberData('tradier', tradierClient, (calls): Promise<TradierConnection> => calls.read());
  const section = useFocusAfterRemoval(result.data?.link ? 1 : 0);
  const [isStarting, setIsStarting] = useState(false);
  const [problem, setProblem] = useState('');

  async function start() {
    setIsStarting(true);
    setProblem('');
    try {
      const { authorizeUrl } = await tradierClient().start();
      window.location.assign(authorizeUrl);
    } catch (error) {
      setProblem(failureSentence(error));
      setIsStarting(false);
    }
  }

  async function remove() {
    try {
      await result.change(async (calls) => {
        showToast('success', (await calls.remove()).message);
        return calls.read();
      });
    } catch (error) {
      setProblem(failureSentence(error));
    }
  }

  return (
    <Fetched of={result} copy={copy} lines={3}>
      {({ link, isOn, isSimulated }) =>
        !isOn ? (
          <p>{copy.off}</p>
        ) : (
          <div ref={section} tabIndex={-1} className={styles.stack}>
            <PartNotes sample={isSimulated ? copy.sample : undefined} problem={problem} />
            {link ? (
              <>
                <ul className={styles.banks}>
                  {link.accounts.map(({ mask, type, status }) => (
                    <li key={mask} className={styles.bank}>
                      {[copy.account(mask, type), status].filter(Boolean).join(', ')}
                    </li>
                  ))}
                </ul>
                <p>{copy.since(dayOf(link.linkedAt))}</p>
                <p className={styles.note}>{accessNote(link)}</p>
              </>
            ) : (
              <p>{copy.none}</p>
            )}
            <div className={styles.buttons}>
              {link && !needsReconnect(link) ? null : (
                <Button weight="outline" isBusy={isStarting} busyLabel={copy.starting} onClick={() => void start()}>
                  {link ? copy.again : copy.link}
                </Button>
              )}
              {link ? (
                <Button weight="plain" isBusy={result.isBusy} onClick={() => void remove()}>
                  {copy.remove}
                </Button>
              ) : null}
            </div>
          </div>
        )
      }
    </Fetched>
  );
}

type Link = NonNullable<TradierConnection['link']>;

/** Links that refresh automatically need no action, even while Tradier is down. */
const needsReconnect = ({ isExpired, isRenewed }: Link) => isExpired && !isRenewed;

function accessNote(link: Link) {
  if (link.isRenewed) return copy.renewed;
  return needsReconnect(link) ? copy.expired : copy.until(formatLocalMinute(link.expiresAt));
}
