import { showToast } from '@/components/toasts/toast-store';
import { Button } from '@/components/ui/forms/button';
import { Section } from '@/components/ui/section';
import { StatRow } from '@/components/ui/tables/stat-row';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { payoutCopy as words } from '@/lib/content/referrals/payouts-page';
import type { OwnPayouts } from '@/lib/contracts/referrals/payouts';
import { usdExact } from '@/lib/domain/shared/exact-money';
import styles from './payouts.module.css';
import type { ChangePayouts } from './payouts-client';

type BalancePartProps = { payouts: OwnPayouts; change: ChangePayouts; isBusy: boolean };

/** What can be paid now, and its request or what is missing for it. */
export function BalancePart({ payouts: { balance, blockers, minimumCents }, change, isBusy }: BalancePartProps) {
  const { availableCents, deductedCents, pendingCents, heldCents, paidCents } = balance;

  async function request() {
    try {
      await change((calls) => calls.request());
      showToast('success', words.requested);
    } catch (error) {
      showToast('error', failureSentence(error));
    }
  }

  return (
    <Section>
      <div className={styles.stack}>
        <StatRow
          isFramed
          stats={[
            {
              label: words.available,
              value: usdExact(availableCents),
              note: deductedCents < 0 ? words.deducted(deductedCents) : words.minimum(minimumCents),
            },
            { label: words.pending, value: usdExact(pendingCents), note: words.pendingNote },
            { label: words.held, value: usdExact(heldCents), note: words.heldNote },
            { label: words.paid, value: usdExact(paidCents) },
          ]}
        />
        {blockers.length > 0 ? (
          <ul className={styles.blockers}>
            {blockers.map(({ name, message }) => (
              <li key={name}>{message}</li>
            ))}
          </ul>
        ) : (
          <div>
            <Button size="large" isBusy={isBusy} busyLabel={words.requesting} onClick={() => void request()}>
              {words.request}
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}
