import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
// Loaded lazily by the pages; the tests must not wait for them on a busy machine.
import '@/components/membership/billing';
import '@/components/membership/checkout';
import { BillingPage } from '@/components/membership/billing-page';
import { CheckoutPage } from '@/components/membership/checkout-page';
import { billingContract, type OwnBilling } from '@/lib/contracts/membership/billing';
import { transactionsContract, type OwnSubscription } from '@/lib/contracts/membership/transactions';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { TestRouter } from '@/tests/components/router';

const plan: Omit<OwnSubscription, 'status' | 'clientSecret'> = {
  id: 'A'.repeat(20),
  subscriptionType: 'cofounder',
  interval: 'year',
  periodEnd: '2027-11-26T12:00:00.000Z',
  trialEnd: null,
  cancelAtPeriodEnd: false,
  cancelReason: null,
  graceUntil: null,
};
const unpaid = { ...plan, status: 'incomplete', clientSecret: null } as const;
const asked = { ...unpaid, clientSecret: 'pi_12345678_secret_s' } as const;
const paid = { ...plan, status: 'active', clientSecret: null } as const;

const free: OwnBilling = {
  ...{ isSimulated: true, isOff: false, publishableKey: null, subscription: null, nextCharge: null },
  membership: { tier: null, until: null, reason: 'none' },
  cards: [{ id: 'pm_1', brand: 'visa', last4: '3184', expMonth: 12, expYear: 2040, isDefault: true }],
  ...{
    invoices: [],
    grants: [],
    gifts: [],
    canTestDrive: true,
    canHaveFounderDiscount: true,
    planChanges: [],
    creditCents: 0,
  },
};
const confirm = () => screen.findByRole('button', { name: 'Confirm with your bank' });

/** Scripts the server: the bank requires confirmation, then the payment succeeds. */
function mock(before: OwnBilling) {
  const states = [before, { ...before, subscription: unpaid }, { ...before, subscription: paid }];
  mockEndpoint(billingContract.read, (_, times) => states[Math.min(times, 3) - 1]!);
  const confirmed = mockEndpoint(billingContract.sampleCard, { status: 'succeeded', paymentMethodId: 'pm_1' });
  const sent = mockEndpoint(transactionsContract.subscribe, (_, times) => (times === 1 ? asked : paid));
  return { confirmed, sent };
}

describe('a payment that the bank asks to confirm', () => {
  const signIn = signingIn();

  async function checkout() {
    const mocked = mock(free);
    window.history.replaceState(null, '', '/subscribe/checkout?plan=cofounder&interval=year');
    signIn();
    render(
      <TestRouter pathname="/subscribe/checkout">
        <CheckoutPage />
      </TestRouter>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $80 now, then $80 a year' }));
    await confirm();
    return mocked;
  }

  it('[E1] [U6] is confirmed with the saved card by one button, with the focus on the request', async () => {
    const { confirmed } = await checkout();
    const request = screen.getByText('Your bank needs you to confirm this payment.');
    expect(request.closest('[role="status"]')).toHaveFocus();
    expect(screen.queryByLabelText(/^Card number/)).toBeNull();
    await userEvent.click(await confirm());
    expect(await screen.findByRole('heading', { name: 'You’re subscribed' })).toBeVisible();
    expect(confirmed.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { intentId: 'pi_12345678', clientSecret: 'pi_12345678_secret_s' },
    ]);
  });

  it('[E4] keeps its plan and interval until the member asks to change them', async () => {
    await checkout();
    await waitFor(() => expect(screen.queryByRole('radio', { name: /^Monthly/ })).toBeNull());
    expect(screen.getByText('Cofounding customer, $80 a year')).toBeVisible();
    const back = screen.getByRole('button', { name: 'Change plan or card' });
    // The row whose buttons take the full width on phones.
    expect(back.parentElement?.className).toMatch(/buttons/);
    await userEvent.click(back);
    expect(await screen.findByRole('radio', { name: /^Yearly/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Pay $80 now, then $80 a year' })).toBeVisible();
  });

  it('[E1] is completed in Billing, for the plan that was begun', async () => {
    mockEndpoint(billingContract.read, (_, times) => ({ ...free, subscription: times < 3 ? unpaid : paid }));
    mockEndpoint(billingContract.sampleCard, { status: 'succeeded', paymentMethodId: 'pm_1' });
    const sent = mockEndpoint(transactionsContract.subscribe, (_, times) => (times === 1 ? asked : paid));
    signIn();
    render(
      <TestRouter pathname="/account/billing">
        <BillingPage />
      </TestRouter>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Complete payment' }));
    await userEvent.click(await confirm());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your plan' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Confirm with your bank' })).toBeNull();
    for (const { body } of sent)
      expect(JSON.parse(body)).toMatchObject({ subscriptionType: 'cofounder', interval: 'year' });
  });
});

describe('a checkout in two tabs', () => {
  const signIn = signingIn();

  it('[E1] [U4] says that the other tab has started another plan, and that nothing more was charged', async () => {
    const other = { ...paid, subscriptionType: 'member', interval: 'month', status: 'trialing' } as const;
    const nextCharge = { at: '2026-12-26T12:00:00.000Z', amountCents: 2_000 };
    mockEndpoint(billingContract.read, (_, times) =>
      times === 1 ? free : { ...free, subscription: other, nextCharge },
    );
    mockEndpoint(transactionsContract.subscribe, other);
    window.history.replaceState(null, '', '/subscribe/checkout?plan=cofounder');
    signIn();
    render(
      <TestRouter pathname="/subscribe/checkout">
        <CheckoutPage />
      </TestRouter>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $10 now, then $10 a month' }));
    const sentence = await screen.findByText('You already started Signals in another tab. You were not charged again.');
    expect(sentence).toBeVisible();
    expect(screen.queryByText('You’re subscribed')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to Billing' })).toHaveAttribute('href', '/account/billing');
  });
});
