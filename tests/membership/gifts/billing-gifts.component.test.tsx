import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
// Loaded lazily by the page; the test must not wait for it on a busy machine.
import '@/components/membership/billing';
import { BillingPage } from '@/components/membership/billing-page';
import { billingContract, type OwnBilling } from '@/lib/contracts/membership/billing';
import { signingIn } from '@/tests/support/api/member';
import { shownToasts } from '@/tests/support/browser/toasts';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { TestRouter } from '@/tests/components/router';

const toasts = shownToasts();

const gifted: OwnBilling = {
  ...{ isSimulated: true, isOff: false, publishableKey: null, subscription: null, nextCharge: null, creditCents: 0 },
  membership: { tier: 'member', until: '2027-02-26T12:00:00.000Z', reason: 'gift' },
  ...{ cards: [], invoices: [], gifts: [], canTestDrive: true, canHaveFounderDiscount: true, planChanges: [] },
  grants: [{ tier: 'member', kind: 'gift', until: '2027-02-26T12:00:00.000Z' }],
};

const subscription: OwnBilling['subscription'] = {
  ...{ id: 'A'.repeat(20), subscriptionType: 'member', interval: 'month', status: 'active', trialEnd: null },
  ...{ periodEnd: '2026-12-26T12:00:00.000Z', cancelAtPeriodEnd: false, cancelReason: null, graceUntil: null },
  clientSecret: null,
};

describe('Billing with a gift', () => {
  const signIn = signingIn();

  async function show(billing: OwnBilling) {
    mockEndpoint(billingContract.read, billing);
    signIn();
    render(
      <TestRouter pathname="/account/billing">
        <BillingPage />
      </TestRouter>,
    );
    await screen.findByRole('heading', { name: 'Your plan' });
  }

  it('[D7] [E1] shows the plan with its end, and offers the paid plans', async () => {
    await show(gifted);
    const plan = screen.getByText('Gift until 02/26/2027').closest('dl');
    expect(plan).toHaveTextContent('PlanSignalsGift until 02/26/2027Next chargeNothing');
    expect(screen.getByText(/^To keep your access after 02\/26\/2027, subscribe by then\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a plan' })).toHaveAttribute('href', '/subscribe');
    expect(screen.getByText('Gift plan until 02/26/2027.')).toBeVisible();
    expect(screen.queryByText(/Free plan/)).toBeNull();
  });

  it('[D7] says that the code is missing, and sends nothing', async () => {
    const redeemed = mockEndpoint(billingContract.redeemGift, { until: '2027-02-26T12:00:00.000Z' });
    await show({ ...gifted, grants: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Redeem code' }));
    expect(screen.getByLabelText('Gift code')).toHaveAccessibleDescription('Enter the gift code');
    expect(screen.getByLabelText('Gift code')).toHaveFocus();
    expect(redeemed).toEqual([]);
  });

  it('[D7] says that a code is invalid before asking a subscriber anything', async () => {
    const sentence = 'This gift code is invalid or already redeemed.';
    mockEndpoint(billingContract.checkGift, { status: 422, message: sentence, fields: { code: sentence } });
    await show({ ...gifted, subscription, grants: [] });
    await userEvent.type(screen.getByLabelText('Gift code'), 'ABC-123');
    await userEvent.click(screen.getByRole('button', { name: 'Redeem code' }));
    await waitFor(() => expect(screen.getByLabelText('Gift code')).toHaveAccessibleDescription(sentence));
    expect(screen.queryByText('You already have a subscription')).toBeNull();
  });

  it('[D7] asks again when another code is entered after the question', async () => {
    const checked = mockEndpoint(billingContract.checkGift, { months: 1 });
    const redeemed = mockEndpoint(billingContract.redeemGift, { until: '2027-02-26T12:00:00.000Z' });
    await show({ ...gifted, subscription, grants: [] });
    await userEvent.type(screen.getByLabelText('Gift code'), 'GIFT1');
    await userEvent.click(screen.getByRole('button', { name: 'Redeem code' }));
    expect(await screen.findByText(/^This code gives 1 month of Signals\./)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Gift code'), '2');
    await userEvent.click(screen.getByRole('button', { name: 'Redeem anyway' }));
    await waitFor(() => expect(checked).toHaveLength(2));
    expect(redeemed).toEqual([]);
  });

  it('[D7] asks before a gift is redeemed beside a subscription', async () => {
    mockEndpoint(billingContract.checkGift, { months: 3 });
    const redeemed = mockEndpoint(billingContract.redeemGift, { until: '2027-02-26T12:00:00.000Z' });
    await show({
      ...gifted,
      subscription,
      ...{ membership: { tier: 'member', until: null, reason: 'active' }, grants: [] },
    });
    await userEvent.type(screen.getByLabelText('Gift code'), 'GIFTABCDEFGH');
    await userEvent.click(screen.getByRole('button', { name: 'Redeem code' }));
    const question =
      'This code gives 3 months of Signals. Your subscription continues, so it would overlap with the gift. Redeem anyway?';
    expect((await screen.findByText(question)).closest('[role="status"]')).toHaveFocus();
    expect(screen.getByLabelText('Gift code')).toHaveValue('GIFTABCDEFGH');
    expect(redeemed).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Redeem anyway' }));
    await waitFor(() => expect(screen.queryByText(question)).toBeNull());
    expect(redeemed).toHaveLength(1);
  });

  it('[D7] names complimentary access as such', async () => {
    await show({ ...gifted, grants: [{ tier: 'member', kind: 'complimentary', until: '2027-02-26T12:00:00.000Z' }] });
    expect(screen.getByText('Complimentary until 02/26/2027')).toBeVisible();
    expect(screen.getByText('Complimentary plan until 02/26/2027.')).toBeVisible();
  });

  it('[D7] [E3] copies the code of a bought gift, says so, and links to the receipt', async () => {
    const user = userEvent.setup();
    const gift = {
      id: 'G'.repeat(20),
      months: 3,
      code: 'GIFTABCDEFGHIJKLMNOP',
      paidAt: '2026-11-26T12:00:00.000Z',
    } as const;
    await show({ ...gifted, gifts: [{ ...gift, state: 'open' }] });
    const row = screen.getByText('GIFTABCDEFGHIJKLMNOP', { selector: 'strong' }).closest('li');
    expect(row).toHaveTextContent(/^3 months, 11\/26\/2026: GIFTABCDEFGHIJKLMNOPNot redeemed/);
    expect(screen.getByRole('link', { name: /^Receipt/ })).toHaveAttribute(
      'href',
      '/account/billing/invoices/GGGGGGGGGGGGGGGGGGGG',
    );
    await user.click(screen.getByRole('button', { name: 'Copy GIFTABCDEFGHIJKLMNOP' }));
    await waitFor(() => expect(toasts()).toEqual([['success', 'Gift code copied.']]));
    expect(await navigator.clipboard.readText()).toBe('GIFTABCDEFGHIJKLMNOP');
  });
});
