import { PayoutsPage } from '@/components/referrals/payouts/payouts-page';
import { payoutsContract, type OwnPayouts } from '@/lib/contracts/referrals/payouts';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { some, three, type Lists } from './list-samples';

const at = '2026-11-20T10:00:00.000Z';

const payouts = (isFull: boolean): OwnPayouts => ({
  balance: {
    ...{ pendingCents: 0, heldCents: 0, approvedCents: 0, deductedCents: 0 },
    ...{ availableCents: 0, paidCents: 0 },
  },
  ...{ minimumCents: 1_000, details: null, hasStripe: false, taxForm: null },
  blockers: isFull ? [{ name: 'no-details', message: 'Add your payout details first.' }] : [],
  payouts: some(isFull, (name) => ({
    ...{ id: name, amountCents: 2_000, state: 'paid' as const, method: 'bank' as const, destination: name },
    ...{ requestedAt: at, sentAt: at, paidAt: at, reason: null },
  })),
});

/** The list of an ambassador's payouts. */
export const payoutLists: Record<string, Lists> = {
  'referrals/payouts/own-payouts': {
    draw: (isFull) => {
      mockEndpoint(payoutsContract.own, payouts(isFull));
      return <PayoutsPage />;
    },
    empty: ['No payouts yet'],
    full: [...three, 'Add your payout details first.'],
  },
};
