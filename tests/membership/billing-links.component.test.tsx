import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
// Loaded lazily by the page; the test must not wait for it on a busy machine.
import '@/components/membership/billing';
import { BillingPage } from '@/components/membership/billing-page';
import { billingContract, type OwnBilling } from '@/lib/contracts/membership/billing';
import { transactionsContract } from '@/lib/contracts/membership/transactions';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { TestRouter } from '@/tests/components/router';

const billing: OwnBilling = {
  ...{ isSimulated: true, isOff: false, publishableKey: null, creditCents: 0 },
  subscription: {
    ...{ id: 'A'.repeat(20), subscriptionType: 'member', interval: 'month', status: 'active', trialEnd: null },
    ...{ periodEnd: '2026-12-26T12:00:00.000Z', cancelAtPeriodEnd: false, cancelReason: null, graceUntil: null },
    clientSecret: null,
  },
  nextCharge: { at: '2026-12-26T12:00:00.000Z', amountCents: 2_000 },
  membership: { tier: 'member', until: null, reason: 'active' },
  cards: [{ id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040, isDefault: true }],
  ...{ invoices: [], grants: [], gifts: [], canTestDrive: false, canHaveFounderDiscount: true, planChanges: [] },
};

const signIn = signingIn();
afterEach(() => window.history.replaceState(null, '', '/'));

async function open(address: string, planChanges: OwnBilling['planChanges'] = []) {
  window.history.replaceState(null, '', address);
  mockEndpoint(billingContract.read, { ...billing, planChanges });
  signIn();
  const { unmount } = render(
    <TestRouter pathname="/account/billing">
      <BillingPage />
    </TestRouter>,
  );
  await screen.findByRole('heading', { name: 'Your plan' });
  return unmount;
}

it('[E5] [E7] a link opens the question before canceling, also after a reload, until it is answered', async () => {
  const leave = await open('/account/billing?cancel=1');
  expect(screen.getByText(/^You keep access until 12\/26\/2026/)).toHaveFocus();
  leave();
  await open(window.location.pathname + window.location.search);
  await userEvent.click(screen.getByRole('button', { name: 'Keep subscription' }));
  expect(screen.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
  expect(window.location.search).toBe('');
});

it('[E5] a link opens the form for another card, and moves the focus to its heading', async () => {
  await open('/account/billing?card=1');
  expect(screen.getByLabelText('Card number')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Payment methods' })).toHaveFocus());
});

it('[E1] a link opens the question before switching to a plan, and asks nothing for one that is not on offer', async () => {
  const offer = { subscriptionType: 'cofounder', interval: 'month' } as const;
  mockEndpoint(
    { ...transactionsContract.previewChange, path: `/api/transactions/subscriptions/${'A'.repeat(20)}/preview` },
    {
      ...{ at: '2026-11-26T12:00:00.000Z', lines: [], creditUsedCents: 0, dueTodayCents: 0, creditLeftCents: 0 },
      nextCharge: { at: '2026-12-26T12:00:00.000Z', amountCents: 1_000 },
    },
  );
  const leave = await open('/account/billing?switch=cofounder-month', [offer]);
  expect(await screen.findByText('Next charge: $10.00 on 12/26/2026.')).toBeVisible();
  leave();
  await open('/account/billing?switch=cofounder-year', [offer]);
  expect(screen.queryByRole('group', { name: /^Switch/ })).toBeNull();
});
