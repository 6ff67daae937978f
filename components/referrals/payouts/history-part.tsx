import { showToast } from '@/components/toasts/toast-store';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Button } from '@/components/ui/forms/button';
import { Section } from '@/components/ui/section';
import { PlainTable } from '@/components/ui/tables/plain-table';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { payoutCopy as words } from '@/lib/content/referrals/payouts-page';
import type { OwnPayout } from '@/lib/contracts/referrals/payouts';
import { fullDate } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/exact-money';
import type { ChangePayouts } from './payouts-client';

type HistoryPartProps = { payouts: readonly OwnPayout[]; change: ChangePayouts; isBusy: boolean };

/** Earlier payouts; one that was not sent yet can be canceled. */
export function HistoryPart({ payouts, change, isBusy }: HistoryPartProps) {
  async function cancel(id: string) {
    try {
      await change((calls) => calls.cancel({ params: { id } }));
      showToast('success', words.canceled);
    } catch (error) {
      showToast('error', failureSentence(error));
    }
  }

  const { day, amount, to, state, action } = words.columns;
  return (
    <Section title={words.history}>
      {payouts.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
      ) : (
        <PlainTable
          caption={words.caption}
          columns={[
            { header: day },
            { header: amount, isNumeric: true, isHalf: true },
            { header: to, isHalf: true },
            { header: state, isHalf: true },
            { header: action, isAside: true },
          ]}
          rows={payouts.map((one) => ({
            key: one.id,
            cells: [
              fullDate(one.requestedAt.slice(0, 10)),
              usdExact(one.amountCents),
              one.destination ?? (one.method === 'stripe' ? words.stripe : ''),
              one.reason === null ? words.states[one.state] : `${words.states[one.state]}: ${one.reason}`,
              one.state === 'requested' ? (
                <Button
                  key="cancel"
                  weight="plain"
                  isBusy={isBusy}
                  busyLabel={words.canceling}
                  onClick={() => void cancel(one.id)}
                >
                  {words.cancel}
                </Button>
              ) : null,
            ],
          }))}
        />
      )}
    </Section>
  );
}
