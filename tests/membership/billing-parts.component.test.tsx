import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
// Loaded lazily by the page; the tests must not wait for it on a busy machine.
import '@/components/membership/billing';
import { BillingPage } from '@/components/membership/billing-page';
import { billingContract, type OwnBilling } from '@/lib/contracts/membership/billing';
import { transactionsContract, type OwnSubscription } from '@/lib/contracts/membership/transactions';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { shownToasts } from '@/tests/support/browser/toasts';
import { TestRouter } from '@/tests/components/router';

const visa = { id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040, isDefault: true };
const amex = { id: 'pm_2', brand: 'amex', last4: '0005', expMonth: 3, expYear: 2031, isDefault: false };
const plan: OwnSubscription = {
  ...{ id: 'A'.repeat(20), subscriptionType: 'member', interval: 'month', status: 'active', trialEnd: null },
  ...{ periodEnd: '2026-12-26T12:00:00.000Z', cancelAtPeriodEnd: false, cancelReason: null, graceUntil: null },
  clientSecret: null,
};
const billing: OwnBilling = {
  ...{ isSimulated: true, isOff: false, publishableKey: null, subscription: plan, nextCharge: null, creditCents: 0 },
  membership: { tier: 'member', until: null, reason: 'active' },
  ...{ cards: [visa, amex], invoices: [], gifts: [], grants: [], planChanges: [] },
  ...{ canTestDrive: false, canHaveFounderDiscount: true },
};
const incomplete = { ...plan, status: 'incomplete' } as const;
const free = { tier: null, until: null, reason: 'none' } as const;

const signIn = signingIn();
const toasts = shownToasts();

function open(...states: OwnBilling[]) {
  const reads = mockEndpoint(billingContract.read, (_, times) => states[Math.min(times, states.length) - 1]!);
  signIn();
  render(
    <TestRouter pathname="/account/billing">
      <BillingPage />
    </TestRouter>,
  );
  return reads;
}

describe('[E7] the cards on Billing', () => {
  it('are removable, except the one that pays', async () => {
    const path = `/api/users/payment-methods/${amex.id}` as const;
    const removed = mockEndpoint({ ...billingContract.removeCard, path }, { items: [visa] });
    open(billing, { ...billing, cards: [visa] });
    const row = (name: string) => within(screen.getByText(name).closest('li')!);
    expect(await screen.findByText('Visa ending in 4242')).toBeVisible();
    expect(row('Visa ending in 4242').getByText('Default')).toBeVisible();
    expect(row('Visa ending in 4242').queryByRole('button')).toBeNull();
    expect(row('Amex ending in 0005').queryByText('Default')).toBeNull();
    expect(screen.getByText(/expires 03\/2031/)).toBeVisible();
    await userEvent.click(row('Amex ending in 0005').getByRole('button', { name: 'Remove card' }));
    await waitFor(() => expect(screen.queryByText('Amex ending in 0005')).toBeNull());
    expect(removed).toHaveLength(1);
    // The only card needs no label.
    expect(screen.queryByText('Default')).toBeNull();
  });

  it.each([
    ['a free account', null],
    ['an ended plan', { ...plan, status: 'canceled' } as const],
  ])('include the default one of %s: it is removed, and the focus moves to the section', async (_, subscription) => {
    const path = `/api/users/payment-methods/${visa.id}` as const;
    const removed = mockEndpoint({ ...billingContract.removeCard, path }, { items: [] });
    const unpaid = { ...billing, subscription, membership: free };
    open({ ...unpaid, cards: [visa] }, { ...unpaid, cards: [] });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove card' }));
    expect(await screen.findByText('No card on file.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Payment methods' })).toHaveFocus());
    expect(removed).toHaveLength(1);
    expect(toasts()).toEqual([['success', 'Card removed.']]);
  });
});

describe('[E7] Billing follows another tab', () => {
  const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

  it('that removed a card', async () => {
    open(billing, { ...billing, cards: [visa] });
    expect(await screen.findByText('Amex ending in 0005')).toBeVisible();
    comeBack();
    await waitFor(() => expect(screen.queryByText('Amex ending in 0005')).toBeNull());
    expect(screen.getByText('Visa ending in 4242')).toBeVisible();
  });

  it('but changes nothing while a card is typed', async () => {
    const reads = open(billing, { ...billing, cards: [visa] });
    await userEvent.click(await screen.findByRole('button', { name: 'Use another card' }));
    await userEvent.type(screen.getByLabelText('Card number'), '4242');
    comeBack();
    await userEvent.type(screen.getByLabelText('Card number'), '4242');
    expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242');
    expect(reads).toHaveLength(1);
    expect(screen.getByText('Amex ending in 0005')).toBeVisible();
  });
});

describe('[D7] a gift code', () => {
  const redeem = async () => {
    await userEvent.type(await screen.findByLabelText('Gift code'), 'GIFT-1');
    await userEvent.click(screen.getByRole('button', { name: 'Redeem code' }));
  };
  const redeemed = () => mockEndpoint(billingContract.redeemGift, { until: '2027-05-03T12:00:00.000Z' });

  it('asks a subscriber first, because both run at the same time', async () => {
    mockEndpoint(billingContract.checkGift, { months: 3 });
    const calls = redeemed();
    open(billing);
    await redeem();
    expect(await screen.findByRole('button', { name: 'Redeem anyway' })).toBeVisible();
    expect(screen.getByLabelText('Gift code')).toHaveValue('GIFT-1');
    expect(calls).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Redeem anyway' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(toasts()).toEqual([['success', 'Redeemed. You have full access until 05/03/2027.']]);
  });

  it('is redeemed at once beside a payment that was not completed', async () => {
    const calls = redeemed();
    open({ ...billing, subscription: incomplete, membership: free });
    await redeem();
    await waitFor(() => expect(calls).toHaveLength(1));
  });
});

it('[E4] a payment that was made while it is canceled is not called canceled', async () => {
  const path = `/api/transactions/subscriptions/${plan.id}` as const;
  const calls = mockEndpoint({ ...transactionsContract.cancel, path }, { ...plan, status: 'active' });
  open({ ...billing, subscription: incomplete, membership: free }, billing);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel payment' }));
  expect(await screen.findByText('Active')).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(toasts()).toEqual([]);
});
