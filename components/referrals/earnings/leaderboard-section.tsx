import { toastResult } from '@/components/toasts/toast-result';
import { Pending } from '@/components/ui/feedback/fetched';
import { Choice } from '@/components/ui/forms/choice';
import { Section } from '@/components/ui/section';
import { PlainTable } from '@/components/ui/tables/plain-table';
import { Tag } from '@/components/ui/tag';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { leaderboardCopy as copy } from '@/lib/content/referrals/earnings-page';
import type { Leaderboard } from '@/lib/contracts/referrals/leaderboard';
import { groupDigits } from '@/lib/domain/shared/numbers';
import { leaderboardClient } from './earnings-clients';
import styles from './earnings.module.css';

/** The ambassadors who agreed to be listed, and a switch to opt in. */
export function LeaderboardSection() {
  const result = useMemberData('referral-leaderboard', leaderboardClient, (calls): Promise<Leaderboard> =>
    calls.read(),
  );
  const { data } = result;

  const list = (isListed: boolean) =>
    void toastResult(
      result.change((calls) => calls.list({ body: { isListed } })),
      isListed ? copy.shown : copy.hidden,
    );

  return (
    <Section title={copy.title} lead={copy.lead} isSplit>
      {data ? (
        <div className={styles.stack}>
          <Board board={data} />
          <Choice
            kind="checkbox"
            label={copy.consent}
            note={copy.consentNote}
            checked={data.isListed}
            disabled={result.isBusy}
            onChange={(event) => list(event.currentTarget.checked)}
          />
        </div>
      ) : (
        <Pending of={result} copy={copy} lines={4} />
      )}
    </Section>
  );
}

function Board({ board: { items } }: { board: Leaderboard }) {
  if (items.length === 0) return <p>{copy.empty}</p>;
  const { rank, name, customers } = copy.columns;
  return (
    <PlainTable
      caption={copy.caption}
      columns={[{ header: name }, { header: rank, isNumeric: true }, { header: customers, isNumeric: true }]}
      rows={items.map((one, at) => ({
        key: String(at),
        cells: [
          <span key="name" className={styles.who}>
            {one.name} {one.isYou ? <Tag>{copy.you}</Tag> : null}
          </span>,
          one.rank,
          groupDigits(one.customers),
        ],
      }))}
    />
  );
}
