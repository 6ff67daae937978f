import { showToast } from '@/components/toasts/toast-store';
import { Button } from '@/components/ui/forms/button';
import { Fetched } from '@/components/ui/feedback/fetched';
import { Table, type Column } from '@/components/ui/tables/table';
import { Tag } from '@/components/ui/tag';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { sessionsCopy as copy } from '@/lib/content/my-account/account-sections';
import type { OwnSession } from '@/lib/contracts/my-account/my-account';
import { formatLocalMinute } from '@/lib/domain/shared/instants';
import styles from '@/components/accounts/account.module.css';
import type { AccountCalls } from './change-account';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { accountClient } from './account-client';

type Sessions = { items: OwnSession[] };
const read = (calls: AccountCalls): Promise<Sessions> => calls.sessions();

/** The devices on which the account is signed in, with a button to end each session. */
export function SessionsSection() {
  const result = useMemberData('sessions', accountClient, read, { refreshesOnReturn: true });

  async function end(act: (calls: AccountCalls) => Promise<Sessions>, done: string) {
    if (result.isBusy) return;
    try {
      await result.change(act);
      showToast('success', done);
    } catch (error) {
      showToast('error', failureSentence(error));
      result.retry();
    }
  }

  const endOne = ({ id }: OwnSession) => void end((calls) => calls.endSession({ params: { id } }), copy.ended);
  return (
    <Fetched of={result} copy={copy} lines={4}>
      {({ items }) => (
        <div className={styles.stack}>
          <Table
            caption={copy.caption(items.length)}
            columns={columnsWith(endOne)}
            rows={items}
            rowKey={({ id }) => id}
          />
          <p className={styles.note}>{copy.seenNote}</p>
          {items.length > 1 ? (
            <div>
              <Button
                weight="outline"
                isBusy={result.isBusy}
                onClick={() => void end((calls) => calls.endOtherSessions(), copy.othersEnded)}
              >
                {copy.endOthers}
              </Button>
            </div>
          ) : (
            <p role="status">{copy.alone}</p>
          )}
        </div>
      )}
    </Fetched>
  );
}

const columnsWith = (onEnd: (session: OwnSession) => void): readonly Column<OwnSession>[] => [
  {
    key: 'device',
    header: copy.columns.device,
    isRowHeader: true,
    onCard: 'title',
    cell: ({ device, ip }) => (
      <>
        {device}
        <span className={styles.under}>{ip ?? copy.unknownIp}</span>
      </>
    ),
  },
  {
    key: 'seen',
    header: copy.columns.seen,
    isHalf: true,
    cell: ({ isCurrent, lastSeenAt }) => (isCurrent ? copy.now : formatLocalMinute(lastSeenAt)),
  },
  { key: 'since', header: copy.columns.since, isHalf: true, cell: ({ signedInAt }) => formatLocalMinute(signedInAt) },
  {
    key: 'end',
    header: copy.columns.end,
    onCard: 'aside',
    cell: (session) =>
      session.isCurrent ? (
        <Tag>{copy.here}</Tag>
      ) : (
        <Button weight="plain" aria-label={copy.endLabel(session.device)} onClick={() => onEnd(session)}>
          {copy.end}
        </Button>
      ),
  },
];
