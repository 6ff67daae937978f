import { toastResult } from '@/components/toasts/toast-result';
import { Button } from '@/components/ui/forms/button';
import { Section } from '@/components/ui/section';
import { PlainTable } from '@/components/ui/tables/plain-table';
import { payoutCopy as copy } from '@/lib/content/referrals/payouts-page';
import type { OwnPayout } from '@/lib/contracts/referrals/payouts';
import { fullDate } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';
import type { ChangePayouts } from './payouts-client';

type HistorySectionProps = { payouts: readonly OwnPayout[]; change: ChangePayouts; isBusy: boolean };

/** Earlier payouts; those not sent yet can be canceled. */
export function HistorySection({ payouts, change, isBusy }: HistorySectionProps) {
  const cancel = (id: string) =>
    void toastResult(
      change((calls) => calls.cancel({ params: { id } })),
      copy.canceled,
    );

  const { day, amount, to, state, action } = copy.columns;
  return (
    <Section title={copy.history} lead={payouts.length === 0 ? copy.empty : undefined}>
      {payouts.length === 0 ? null : (
        <PlainTable
          caption={copy.caption}
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
              one.destination ?? (one.method === 'stripe' ? copy.stripe : ''),
              one.reason === null ? copy.states[one.state] : `${copy.states[one.state]}: ${one.reason}`,
              one.state === 'requested' ? (
                <Button
                  key="cancel"
                  weight="plain"
                  isBusy={isBusy}
                  busyLabel={copy.canceling}
                  onClick={() => cancel(one.id)}
                >
                  {copy.cancel}
                </Button>
              ) : null,
            ],
          }))}
        />
      )}
    </Section>
  );
}
