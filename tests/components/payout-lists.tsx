import { PayoutsPage } from '@/components/referrals/payouts/payouts-page';
import { RatesSection } from '@/components/referrals/payouts/rates-section';
import { cofounderGrantsContract } from '@/lib/contracts/referrals/cofounder-grants';
import { payoutsContract, type OwnPayouts } from '@/lib/contracts/referrals/payouts';
import { ratesContract } from '@/lib/contracts/referrals/rates';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { some, three, type Lists } from './list-samples';

const at = '2026-11-20T10:00:00.000Z';

const payouts = (isFull: boolean): OwnPayouts => ({
  balance: {
    ...{ pendingCents: isFull ? 400 : 0, heldCents: 0, approvedCents: 0, deductedCents: 0, requestedCents: 0 },
    ...{ availableCents: 0, paidCents: 0 },
  },
  ...{ minimumCents: 1_000, nextApprovalAt: isFull ? at : null, details: null, hasStripe: false, taxForm: null },
  blockers: isFull ? [{ name: 'no-details', message: 'Add your payout details first.' }] : [],
  payouts: some(isFull, (name) => ({
    ...{ id: name, amountCents: 2_000, state: 'paid' as const, method: 'bank' as const, destination: name },
    ...{ requestedAt: at, sentAt: at, paidAt: at, reason: null },
  })),
});

export const mockAgreements = (isFull: boolean) => {
  mockEndpoint(ratesContract.own, {
    levels: ([1, 2] as const).map((level) => ({ level, cutBp: 2_000, scheduleVersion: 1, termsId: null })),
    terms: some(isFull, (name) => ({
      ...{ id: name, level: 2 as const, cutBp: 1_500, activityDays: 90, isConditionMet: false },
      ...{ startsOn: '2026-01-01', endsOn: '2026-12-31', isCurrent: true },
    })),
  });
  mockEndpoint(cofounderGrantsContract.own, {
    items: some(isFull, (name) => ({
      ...{
        id: name,
        kind: 'exit-bonus' as const,
        promise: `1.5× exit bonus ${name}`,
        agreementId: 'A-7',
        agreementVersion: 2,
      },
      ...{ status: 'Promised under agreement v2', signedOn: '2026-02-03', endedOn: null },
    })),
  });
};

/** The list of an ambassador's payouts. */
export const payoutLists: Record<string, Lists> = {
  'referrals/payouts/rates-section': {
    draw: (isFull) => (mockAgreements(isFull), (<RatesSection />)),
    empty: ['Standard rates: payout schedule version 1.'],
    full: ['15%', '01/01/2026 to 12/31/2026', 'A first-degree sale within 90 days', 'Condition not met: 0% now'],
  },
  'referrals/payouts/own-payouts': {
    draw: (isFull) => {
      mockEndpoint(payoutsContract.own, payouts(isFull));
      mockAgreements(isFull);
      return <PayoutsPage />;
    },
    empty: ['Nothing to pay out yet', 'Standard rates: payout schedule version 1.'],
    full: [...three, 'Add your payout details', 'Condition not met: 0% now', 'Cofounder promises'],
  },
};
