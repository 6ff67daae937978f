import { render, screen } from '@testing-library/react';
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

const until = '2027-05-03T12:00:00.000Z';
const gifted: OwnBilling = {
  ...{ isSimulated: true, isOff: false, publishableKey: null, subscription: null, nextCharge: null, creditCents: 0 },
  membership: { tier: 'member', until, reason: 'gift' },
  cards: [{ id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040, isDefault: true }],
  ...{ invoices: [], gifts: [], canTestDrive: true, canHaveFounderDiscount: true, planChanges: [] },
  grants: [{ tier: 'member', kind: 'gift', until }],
};
const waiting: OwnSubscription = {
  ...{ id: 'A'.repeat(20), subscriptionType: 'member', interval: 'month', status: 'trialing', trialEnd: until },
  ...{ periodEnd: until, cancelAtPeriodEnd: false, cancelReason: null, graceUntil: null, clientSecret: null },
  startsAfterGift: true,
};
const begun: OwnBilling = { ...gifted, subscription: waiting, nextCharge: { at: until, amountCents: 2_000 } };

describe('the checkout of a member whose gift is running', () => {
  const signIn = signingIn();

  async function open(billing: OwnBilling, query = '') {
    mockEndpoint(billingContract.read, (_, times) => (times === 1 ? billing : begun));
    window.history.replaceState(null, '', `/subscribe/checkout${query}`);
    signIn();
    render(
      <TestRouter pathname="/subscribe/checkout">
        <CheckoutPage />
      </TestRouter>,
    );
    return screen.findByRole('complementary', { name: 'Order summary' });
  }

  it('[D7] [E1] says that the first charge comes when the gift ends, and after paying once more', async () => {
    mockEndpoint(transactionsContract.subscribe, waiting);
    const summary = await open(gifted, '?testDrive=1');
    expect(summary).toHaveTextContent('SignalsFirst charge on 05/03/2027$20.00 a monthDue today$0.00');
    expect(summary).toHaveTextContent('Your first charge of $20 is on 05/03/2027, when your gift ends.');
    expect(screen.queryByRole('checkbox', { name: /test drive/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe, pay $20 on 05/03/2027' }));
    expect(await screen.findByRole('heading', { name: 'You’re subscribed' })).toBeVisible();
    const sentence =
      'Your first charge is $20 on 05/03/2027, when your free access ends. We’ll email you a reminder 3 days before. Cancel before then and pay nothing.';
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByText('Free until 05/03/2027')).toBeVisible();
    expect(screen.queryByText('Test drive')).toBeNull();
  });

  it('[D7] [E1] deducts credit from that charge, and names complimentary access as such', async () => {
    const grants = [{ tier: 'cofounder', kind: 'complimentary', until }] as const;
    const summary = await open({ ...gifted, grants: [...grants], creditCents: 500 });
    expect(summary).toHaveTextContent(
      'Your first charge of $15 is on 05/03/2027, when your complimentary access ends.',
    );
    expect(screen.getByRole('button', { name: 'Subscribe, pay $15 on 05/03/2027' })).toBeVisible();
  });

  it('[D7] [E1] charges a plan that gives more today, and says what happens with the gift', async () => {
    const summary = await open(gifted, '?plan=cofounder&testDrive=1');
    expect(summary).toHaveTextContent('Due today$10.00');
    expect(summary).toHaveTextContent('This plan starts today. Your gift of Signals keeps running until 05/03/2027.');
    expect(screen.getByRole('button', { name: 'Pay $10 now, then $10 a month' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /test drive/ })).toBeNull();
  });

  it('[D7] [E1] is shown on Billing as free until the first charge', async () => {
    mockEndpoint(billingContract.read, begun);
    signIn();
    render(
      <TestRouter pathname="/account/billing">
        <BillingPage />
      </TestRouter>,
    );
    const plan = (await screen.findByText('Free until 05/03/2027')).closest('dl');
    expect(plan).toHaveTextContent('PlanSignalsFree until 05/03/2027Price a month$20Next charge$2005/03/2027');
  });
});
