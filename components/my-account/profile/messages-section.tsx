import { toastResult } from '@/components/toasts/toast-result';
import { Button } from '@/components/ui/forms/button';
import { Fetched } from '@/components/ui/feedback/fetched';
import { Link } from '@/components/ui/navigation/link';
import { messagesCopy as copy } from '@/lib/content/my-account/account-sections';
import type { OwnMessages } from '@/lib/contracts/my-account/my-account';
import { mailLists, type MailList } from '@/lib/domain/publishing/newsletter';
import { paths } from '@/lib/domain/shared/paths';
import styles from '@/components/accounts/account.module.css';
import type { AccountCalls } from './change-account';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { accountClient } from './account-client';
import { UnconfirmedLists } from './unconfirmed-lists';

const read = (calls: AccountCalls): Promise<OwnMessages> => calls.messages();

type MessagesSectionProps = {
  isConfirmed: boolean;
  /** The address that a confirmation link was sent to. */
  sentTo?: string | null;
};

/** The emails and texts that the account receives, with a way to unsubscribe from each. */
export function MessagesSection({ isConfirmed, sentTo = null }: MessagesSectionProps) {
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
          <dl className={styles.list}>
            {isConfirmed ? (
              mailLists.map((list) => (
                <MailListRow
                  key={list}
                  list={list}
                  isOn={lists[list] === 'on'}
                  isBusy={result.isBusy}
                  onChoose={(isWanted) => choose(list, isWanted)}
                />
              ))
            ) : (
              <UnconfirmedLists sentTo={sentTo} />
            )}
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

type MailListRowProps = { list: MailList; isOn: boolean; isBusy: boolean; onChoose: (isWanted: boolean) => void };

function MailListRow({ list, isOn, isBusy, onChoose }: MailListRowProps) {
  const { title, consent, stop, start } = copy.lists[list];
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <p role="status">{copy.states[isOn ? 'on' : 'off']}</p>
        {isOn ? null : <p className={styles.note}>{consent}</p>}
        <Button weight="outline" isBusy={isBusy} onClick={() => onChoose(!isOn)}>
          {isOn ? stop : start}
        </Button>
      </dd>
    </div>
  );
}
