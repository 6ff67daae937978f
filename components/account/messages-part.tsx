import { showToast } from '@/components/toasts/toast-store';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Link } from '@/components/ui/link';
import { Skeleton } from '@/components/ui/skeleton';
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
  const { data, failure, retry, change, isBusy } = useOwn(loadCalls, read);
  if (failure)
    return (
      <ErrorState title={words.failed} onRetry={retry}>
        {failure}
      </ErrorState>
    );
  if (!data) return <Skeleton label={words.loading} lines={4} />;

  async function choose(newsletter: boolean) {
    try {
      await change((calls) => calls.changeMessages({ body: { newsletter } }));
      showToast('success', words.changed[newsletter ? 'on' : 'off']);
    } catch (error) {
      showToast('error', failureSentence(error));
    }
  }

  const isOn = data.newsletter === 'on';
  return (
    <dl className={styles.list}>
      <div>
        <dt>{words.newsletter}</dt>
        <dd>
          <p role="status">{words.states[data.newsletter]}</p>
          {data.newsletter === 'unproven' || !isConfirmed ? null : (
            <>
              {isOn ? null : <p className={styles.note}>{newsletterConsent}</p>}
              <Button weight="outline" isBusy={isBusy} onClick={() => void choose(!isOn)}>
                {isOn ? words.stop : words.start}
              </Button>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{words.alerts}</dt>
        <dd>
          {words.alertCount(data.alerts)} <Link href={paths.watchlists}>{words.alertLink}</Link>
        </dd>
      </div>
      <div>
        <dt>{words.texts}</dt>
        <dd>{words.textsNote}</dd>
      </div>
    </dl>
  );
}
