import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OwnCancelLink } from '@/components/membership/own-cancel-link';
import { billingContract, type OwnBilling } from '@/lib/contracts/membership/billing';
import type { OwnSubscription } from '@/lib/contracts/membership/transactions';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

const plan: OwnSubscription = {
  ...{ id: 'plan-1', subscriptionType: 'member', interval: 'month', status: 'active', cancelAtPeriodEnd: false },
  ...{ periodEnd: '2026-12-24T00:00:00.000Z', trialEnd: null, cancelReason: null, graceUntil: null },
  clientSecret: null,
};

const read = (subscription: OwnSubscription | null) => {
  const billing: OwnBilling = {
    ...{ isSimulated: true, isOff: false, publishableKey: null, subscription, nextCharge: null },
    membership: { tier: null, until: null, reason: 'none' },
    ...{
      cards: [],
      invoices: [],
      grants: [],
      gifts: [],
      canTestDrive: true,
      canHaveFounderDiscount: true,
      planChanges: [],
      creditCents: 0,
    },
  };
  return mockEndpoint(billingContract.read, billing);
};

const signIn = signingIn();

it('[E7] offers to cancel a plan that renews, and nothing else', async () => {
  signIn();
  for (const other of [null, { ...plan, cancelAtPeriodEnd: true }, { ...plan, status: 'canceled' as const }]) {
    const requests = read(other);
    render(<OwnCancelLink>Cancel your plan</OwnCancelLink>);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(screen.queryByRole('link')).toBeNull();
    cleanup();
  }
  read(plan);
  render(<OwnCancelLink>Cancel your plan</OwnCancelLink>);
  const link = await screen.findByRole('link', { name: /^Cancel your plan/ });
  expect(link).toHaveAttribute('href', '/account/billing?cancel=1');
});

it('[U4] leads to billing, which has the reason and its "Try again", when the plan does not load', async () => {
  signIn();
  mockEndpoint(billingContract.read, { status: 503, message: 'Unavailable.' });
  render(<OwnCancelLink>Cancel your plan</OwnCancelLink>);
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/account/billing?cancel=1');
});
