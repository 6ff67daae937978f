import { showToast } from '@/components/toasts/toast-store';
import { Button } from '@/components/ui/button';
import { Fetched } from '@/components/ui/fetched';
import { Link } from '@/components/ui/link';
import { failureSentence } from '@/lib/client/failure-sentence';
import { messagesWords as words } from '@/lib/content/account-parts';
import { newsletterConsent } from '@/lib/content/newsletter-line';
import type { OwnMessages } from '@/lib/contracts/my-account';
import { paths } from '@/lib/domain/paths';
import styles from './account.module.css';
import { loadCalls, type Calls } from './load-calls';
import { useOwn } from '@/lib/client/use-own';

const read = (calls: Calls, signal: AbortSignal): Promise<OwnMessages> => calls.messages({ signal });

/** Which mails and texts somebody gets, and how to end each. */
export function MessagesPart({ isConfirmed }: { isConfirmed: boolean }) {
  const own = useOwn(loadCalls, read);

  async function choose(newsletter: boolean) {
    try {
      await own.change((calls) => calls.changeMessages({ body: { newsletter } }));
      showToast('success', words.changed[newsletter ? 'on' : 'off']);
    } catch (error) {
      showToast('error', failureSentence(error));
    }
  }

  return (
    <Fetched of={own} words={words} lines={4}>
      {({ newsletter, alerts }) => (
        <dl className={styles.list}>
          <div>
            <dt>{words.newsletter}</dt>
            <dd>
              <p role="status">{words.states[newsletter]}</p>
              {newsletter === 'unproven' || !isConfirmed ? null : (
                <>
                  {newsletter === 'on' ? null : <p className={styles.note}>{newsletterConsent}</p>}
                  <Button weight="outline" isBusy={own.isBusy} onClick={() => void choose(newsletter !== 'on')}>
                    {newsletter === 'on' ? words.stop : words.start}
                  </Button>
                </>
              )}
            </dd>
          </div>
          <div>
            <dt>{words.alerts}</dt>
            <dd>
              {words.alertCount(alerts)} <Link href={paths.watchlists}>{words.alertLink}</Link>
            </dd>
          </div>
          <div>
            <dt>{words.texts}</dt>
            <dd>{words.textsNote}</dd>
          </div>
        </dl>
      )}
    </Fetched>
  );
}
