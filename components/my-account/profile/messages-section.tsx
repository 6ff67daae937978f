import { toastResult } from '@/components/toasts/toast-result';
import { Button } from '@/components/ui/forms/button';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { Fetched } from '@/components/ui/feedback/fetched';
import { Link } from '@/components/ui/navigation/link';
import { messagesCopy as copy } from '@/lib/content/my-account/account-sections';
import type { OwnMessages } from '@/lib/contracts/my-account/my-account';
import { profileEmail } from '@/lib/domain/accounts/profile-paths';
import { mailLists, type MailList } from '@/lib/domain/publishing/newsletter';
import { paths } from '@/lib/domain/shared/paths';
import styles from '@/components/accounts/account.module.css';
import type { AccountCalls } from './change-account';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { accountClient } from './account-client';

const read = (calls: AccountCalls): Promise<OwnMessages> => calls.messages();

/** The emails and texts that the account receives, with a way to unsubscribe from each. */
export function MessagesSection({ isConfirmed }: { isConfirmed: boolean }) {
  const result = useMemberData('messages', accountClient, read);

  const choose = (list: MailList, isWanted: boolean) =>
    void toastResult(
      result.change((calls) => calls.changeMessages({ body: { list, isWanted } })),
      copy.lists[list][isWanted ? 'on' : 'off'],
    );

  return (
    <Fetched of={result} copy={copy} lines={4}>
      {({ lists, alerts }) => (
        <div className={styles.stack}>
          {isConfirmed ? null : (
            <div className={styles.line}>
              <p>{copy.confirmFirst}</p>
              <ButtonLink href={profileEmail} weight="outline">
                {copy.confirm}
              </ButtonLink>
            </div>
          )}
          <dl className={styles.list}>
            {mailLists.map((list) => (
              <div key={list}>
                <dt>{copy.lists[list].title}</dt>
                <dd>
                  <p role="status">{copy.states[lists[list]]}</p>
                  {lists[list] === 'unproven' || !isConfirmed ? null : (
                    <>
                      {lists[list] === 'on' ? null : <p className={styles.note}>{copy.lists[list].consent}</p>}
                      <Button
                        weight="outline"
                        isBusy={result.isBusy}
                        onClick={() => choose(list, lists[list] !== 'on')}
                      >
                        {lists[list] === 'on' ? copy.lists[list].stop : copy.lists[list].start}
                      </Button>
                    </>
                  )}
                </dd>
              </div>
            ))}
            <div>
              <dt>{copy.alerts}</dt>
              <dd>
                {copy.alertCount(alerts)} <Link href={paths.watchlists}>{copy.alertLink}</Link>
              </dd>
            </div>
            <div>
              <dt>{copy.texts}</dt>
              <dd>{copy.textsNote}</dd>
            </div>
          </dl>
        </div>
      )}
    </Fetched>
  );
}
