import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
// Loaded lazily by the page; the test must not wait for it on a busy machine.
import '@/components/membership/billing';
import { BillingPage } from '@/components/membership/billing-page';
import { billingContract, type OwnBilling } from '@/lib/contracts/membership/billing';
import { transactionsContract, type OwnSubscription } from '@/lib/contracts/membership/transactions';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { shownToasts } from '@/tests/support/browser/toasts';
import { TestRouter } from '@/tests/components/router';

const plan: OwnSubscription = {
  id: 'A'.repeat(20),
  subscriptionType: 'cofounder',
  interval: 'month',
  status: 'active',
  periodEnd: '2026-12-26T12:00:00.000Z',
  trialEnd: null,
  cancelAtPeriodEnd: false,
  cancelReason: null,
  graceUntil: null,
  clientSecret: null,
};
const canceled = { ...plan, cancelAtPeriodEnd: true };
const billing = (subscription: OwnSubscription, over: Partial<OwnBilling> = {}): OwnBilling => ({
  ...{ isSimulated: true, isOff: false, publishableKey: null, subscription, creditCents: 0 },
  nextCharge: { at: '2026-12-26T12:00:00.000Z', amountCents: 1_000 },
  membership: { tier: 'cofounder', until: null, reason: 'active' },
  cards: [{ id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040, isDefault: true }],
  ...{ invoices: [], grants: [], gifts: [], canTestDrive: false, canHaveFounderDiscount: true, planChanges: [] },
  ...over,
});

describe('Billing', () => {
  const signIn = signingIn();
  const toasts = shownToasts();
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  async function show(...answers: OwnBilling[]) {
    mockEndpoint(billingContract.read, (_, times) => answers[Math.min(times, answers.length) - 1]!);
    signIn();
    render(
      <TestRouter pathname="/account/billing">
        <BillingPage />
      </TestRouter>,
    );
    await screen.findByRole('heading', { name: 'Your plan' });
  }

  it('[E5] [U1] says once that a plan is canceled, and keeps the focus through cancel, feedback and resume', async () => {
    const said = { ...canceled, cancelReason: 'unused' } as const;
    await show(billing(plan), billing(canceled), billing(said), billing(plan));
    mockEndpoint({ ...transactionsContract.cancel, path: `/api/transactions/subscriptions/${plan.id}` }, canceled);
    mockEndpoint(
      { ...transactionsContract.unCancel, path: `/api/transactions/subscriptions/${plan.id}/un-cancel` },
      plan,
    );
    mockEndpoint(billingContract.sayWhy, { reason: 'unused' });
    await press('Cancel subscription');
    expect(screen.getByText(/^You keep access until 12\/26\/2026 and won’t be charged again\./)).toHaveFocus();
    await press('Cancel subscription');
    const sentence = await screen.findByText('Canceled. You keep access until 12/26/2026 and can resume until then.');
    await waitFor(() => expect(sentence).toHaveFocus());
    // The row whose buttons take the full width on phones.
    for (const name of ['Resume subscription', 'Send feedback'])
      expect(screen.getByRole('button', { name }).parentElement?.className).toMatch(/buttons/);
    await userEvent.click(screen.getByRole('radio', { name: 'I don’t use it enough' }));
    await press('Send feedback');
    const feedback = await screen.findByText('Your feedback: I don’t use it enough. Thank you.');
    await waitFor(() => expect(feedback).toHaveFocus());
    expect(toasts()).toEqual([]);
    await press('Resume subscription');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your plan' })).toHaveFocus());
  });

  it('[E5] removes the toast of an earlier change of the plan', async () => {
    await show(billing(canceled), billing(plan), billing(canceled));
    const path = `/api/transactions/subscriptions/${plan.id}` as const;
    mockEndpoint({ ...transactionsContract.unCancel, path: `${path}/un-cancel` }, plan);
    mockEndpoint({ ...transactionsContract.cancel, path }, canceled);
    await press('Resume subscription');
    await waitFor(() => expect(toasts()).toEqual([['success', 'Your subscription is active again.']]));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    await press('Cancel subscription');
    expect(await screen.findByText(/^Canceled\. You keep access until/)).toBeVisible();
    expect(toasts()).toEqual([]);
  });

  it('[E8] [E5] says that a cofounding customer loses the discount, before and after canceling', async () => {
    await show(billing(plan), billing(canceled));
    mockEndpoint({ ...transactionsContract.cancel, path: `/api/transactions/subscriptions/${plan.id}` }, canceled);
    await press('Cancel subscription');
    const before = 'Your cofounder discount of $10 a month ends then. If you subscribe again, you pay $20 a month.';
    expect(screen.getByRole('group', { name: 'Cancel your subscription?' })).toHaveTextContent(before);
    await press('Cancel subscription');
    const after =
      'Unless you resume, your cofounder discount of $10 a month ends then. If you subscribe again, you pay $20 a month.';
    expect(await screen.findByText(after)).toBeVisible();
  });

  // $200 a year instead of $80.
  it('[E8] says what the discount of a yearly plan is a year', async () => {
    await show(billing({ ...canceled, interval: 'year' }));
    const sentence =
      'Unless you resume, your cofounder discount of $120 a year ends then. If you subscribe again, you pay $200 a year.';
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('[E5] gives the end of a canceled plan once, and marks it as canceled', async () => {
    await show(billing(canceled, { nextCharge: null }));
    const plans = within(await screen.findByRole('region', { name: 'Your plan' }));
    expect(await plans.findAllByText(/12\/26\/2026/)).toHaveLength(1);
    const tiles = screen.getByText('Price a month').closest('dl');
    expect(tiles).toHaveTextContent('PlanCofounding customerCanceledPrice a month$10Next chargeNothing');
    expect(screen.queryByText(/already canceled/)).toBeNull();
  });

  it('[E5] says until when a test drive runs and what it costs then', async () => {
    await show(billing({ ...plan, status: 'trialing', interval: 'year' }));
    expect(await screen.findByText('Test drive until 12/26/2026, then $80 a year')).toBeVisible();
    expect(screen.getByText('Price a year').nextElementSibling).toHaveTextContent('$80');
  });

  it('[E7] says of a test drive that nothing will be charged', async () => {
    await show(billing({ ...plan, status: 'trialing' }));
    await press('Cancel subscription');
    expect(screen.getByText(/^You keep access until 12\/26\/2026\. You won’t be charged\./)).toBeVisible();
  });

  it('[E1] shows the credit that is left, and what happens to it after a cancellation', async () => {
    await show(billing(plan, { creditCents: 11_000, nextCharge: { at: plan.periodEnd ?? '', amountCents: 0 } }));
    const credit = screen.getByText('Credit left').closest('dl');
    expect(credit).toHaveTextContent(/Next charge\$012\/26\/2026Credit left\$110\.00/);
    await press('Cancel subscription');
    expect(screen.getByText(/Your credit of \$110\.00 stays on your account/)).toBeVisible();
  });

  it('[E1] [U1] opens a gift under its heading, pays it with the default card, and closes it', async () => {
    await show(billing(plan));
    await press('Buy a gift');
    expect(screen.getByRole('heading', { name: 'Buy a gift' })).toHaveFocus();
    expect(screen.getByRole('radio', { name: /^1 month, / })).toBeVisible();
    await press('Close');
    expect(screen.getByRole('button', { name: 'Buy a gift' })).toHaveFocus();
    await press('Buy a gift');
    mockEndpoint(transactionsContract.paymentIntent, {
      ...{ id: 'pi_12345678', status: 'requires_payment_method', clientSecret: 'pi_12345678_secret_s' },
      ...{ publishableKey: null, amountCents: 6_000, collectsAddress: false, isSimulated: true },
    });
    const confirmed = mockEndpoint(billingContract.sampleCard, { status: 'succeeded', paymentMethodId: 'pm_1' });
    mockEndpoint(billingContract.finishGift, { code: 'GIFTABCDEFGH', months: 3 });
    await userEvent.click(screen.getByRole('button', { name: /^Pay \$\d+ once with Visa ending in 4242$/ }));
    const code = await screen.findByText(/^Your gift code is GIFTABCDEFGH/);
    await waitFor(() => expect(code.closest('[role="status"]')).toHaveFocus());
    expect(confirmed).toHaveLength(1);
  });
});
