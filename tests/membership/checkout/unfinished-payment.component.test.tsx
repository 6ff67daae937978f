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
import { shownToasts } from '@/tests/support/browser/toasts';
import { TestRouter } from '@/tests/components/router';

const unpaid: OwnSubscription = {
  ...{ id: 'A'.repeat(20), subscriptionType: 'member', interval: 'year', status: 'incomplete', trialEnd: null },
  ...{ periodEnd: '2027-11-26T12:00:00.000Z', cancelAtPeriodEnd: false, cancelReason: null, graceUntil: null },
  clientSecret: null,
};
const free: OwnBilling = {
  ...{ isSimulated: true, isOff: false, publishableKey: null, subscription: null, nextCharge: null, creditCents: 0 },
  membership: { tier: null, until: null, reason: 'none' },
  cards: [{ id: 'pm_1', brand: 'visa', last4: '3184', expMonth: 12, expYear: 2040, isDefault: true }],
  ...{ invoices: [], gifts: [], canTestDrive: true, canHaveFounderDiscount: true, planChanges: [], grants: [] },
};
const unfinished: OwnBilling = { ...free, subscription: unpaid };
const paid: OwnBilling = { ...free, subscription: { ...unpaid, status: 'active' } };

describe('a payment that was not completed', () => {
  const signIn = signingIn();
  const toasts = shownToasts();

  async function checkout(...states: OwnBilling[]) {
    const reads = mockEndpoint(billingContract.read, (_, times) => states[Math.min(times, states.length) - 1]!);
    window.history.replaceState(null, '', '/subscribe/checkout');
    signIn();
    render(
      <TestRouter pathname="/subscribe/checkout">
        <CheckoutPage />
      </TestRouter>,
    );
    expect(await screen.findByRole('heading', { name: 'You have an unfinished payment' })).toBeVisible();
    return reads;
  }

  it('[E4] [U4] is named when the checkout opens again, and continued there', async () => {
    const sent = mockEndpoint(transactionsContract.subscribe, { ...unpaid, status: 'active' });
    await checkout(unfinished, paid);
    expect(screen.getByText(/^You started to pay for Signals, \$200 a year, but the payment was not/)).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Complete payment' }));
    expect(await screen.findByRole('heading', { name: 'You’re subscribed' })).toBeVisible();
    expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
      { subscriptionType: 'member', interval: 'year' },
    ]);
  });

  it('[E4] [U4] is canceled by one button, and the choice of a plan follows', async () => {
    const path = `/api/transactions/subscriptions/${unpaid.id}` as const;
    const canceled = mockEndpoint({ ...transactionsContract.cancel, path }, { ...unpaid, status: 'canceled' });
    await checkout(unfinished, free);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel payment' }));
    expect(await screen.findByRole('radio', { name: /^Monthly/ })).toBeVisible();
    expect(canceled).toHaveLength(1);
    expect(toasts()).toEqual([['success', 'Payment canceled. You were not charged.']]);
  });

  it('[E4] is replaced by another plan only after the page has said so', async () => {
    await checkout(unfinished);
    await userEvent.click(screen.getByRole('button', { name: 'Choose another plan or card' }));
    const sentence = 'Your unfinished payment for Signals, $200 a year is canceled when you pay.';
    expect(screen.queryByText(sentence)).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /^Monthly/ }));
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it.each(['Checkout', 'Billing'])(
    '[U4] is confirmed by itself on %s, while the provider’s answer is young',
    async (page) => {
      const confirming: OwnBilling = { ...free, subscription: { ...unpaid, isConfirming: true } };
      const states = [confirming, paid];
      if (page === 'Checkout') await checkout(...states);
      else {
        mockEndpoint(billingContract.read, (_, times) => states[Math.min(times, 2) - 1]!);
        signIn();
        render(
          <TestRouter pathname="/account/billing">
            <BillingPage />
          </TestRouter>,
        );
      }
      expect((await screen.findAllByText('Payment is being confirmed'))[0]).toBeVisible();
      for (const name of ['Complete payment', 'Cancel payment'])
        expect(screen.queryByRole('button', { name })).toBeNull();
      expect(screen.queryByText('Payment incomplete')).toBeNull();
      const result = page === 'Checkout' ? 'You’re subscribed' : 'Active';
      await waitFor(() => expect(screen.getByText(result)).toBeVisible(), { timeout: 5_000 });
      expect(screen.queryByText('Payment is being confirmed')).toBeNull();
    },
  );

  it('[E4] is canceled on Billing as well', async () => {
    const path = `/api/transactions/subscriptions/${unpaid.id}` as const;
    mockEndpoint({ ...transactionsContract.cancel, path }, { ...unpaid, status: 'canceled' });
    mockEndpoint(billingContract.read, (_, times) => (times === 1 ? unfinished : free));
    signIn();
    render(
      <TestRouter pathname="/account/billing">
        <BillingPage />
      </TestRouter>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel payment' }));
    expect(await screen.findByText('Free plan')).toBeVisible();
  });
});
