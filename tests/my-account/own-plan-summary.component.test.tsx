import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OwnPlanSummary } from '@/components/my-account/own-plan-summary';
import { billingContract, type OwnBilling } from '@/lib/contracts/membership/billing';
import type { OwnSubscription } from '@/lib/contracts/membership/transactions';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

const plan: OwnSubscription = {
  ...{ id: 'plan-1', subscriptionType: 'member', interval: 'month', status: 'active', cancelAtPeriodEnd: false },
  ...{ periodEnd: '2026-12-24T00:00:00.000Z', trialEnd: null, cancelReason: null, graceUntil: null },
  clientSecret: null,
};

const cancelLink = () => screen.queryByRole('link', { name: /^Cancel your plan/ });

const read = (
  subscription: OwnSubscription | null,
  membership: OwnBilling['membership'] = { tier: null, until: null, reason: 'none' },
) => {
  const billing: OwnBilling = {
    ...{ isSimulated: true, isOff: false, publishableKey: null, subscription, nextCharge: null },
    membership,
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
    render(<OwnPlanSummary />);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(await screen.findByText('Free account')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Manage billing/ })).toHaveAttribute('href', '/account/billing');
    expect(cancelLink()).toBeNull();
    cleanup();
  }
  read(plan);
  render(<OwnPlanSummary />);
  const link = await screen.findByRole('link', { name: /^Cancel your plan/ });
  expect(link).toHaveAttribute('href', '/account/billing?cancel=1');
});

it('[U4] leads to billing, which has the reason and its "Try again", when the plan does not load', async () => {
  signIn();
  mockEndpoint(billingContract.read, { status: 503, message: 'Unavailable.' });
  render(<OwnPlanSummary />);
  await waitFor(() => expect(cancelLink()).toHaveAttribute('href', '/account/billing?cancel=1'));
  expect(screen.getByText('Your plan, next charge, payment method and invoices.')).toBeVisible();
});

it('[E1] names the plan, its price and when it renews', async () => {
  signIn();
  read(plan, { tier: 'member', until: plan.periodEnd, reason: 'active' });
  render(<OwnPlanSummary />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading your plan');
  expect(await screen.findByText('Signals')).toBeVisible();
  expect(screen.getByText(/\$20 a month, renews 12\/24\/2026/)).toBeVisible();
});
