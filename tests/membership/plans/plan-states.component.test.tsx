import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
// Loaded lazily by the page; the test must not wait for it on a busy machine.
import '@/components/membership/billing';
import { BillingPage } from '@/components/membership/billing-page';
import { billingContract, type OwnBilling } from '@/lib/contracts/membership/billing';
import type { OwnSubscription } from '@/lib/contracts/membership/transactions';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { TestRouter } from '@/tests/components/router';

const plan: OwnSubscription = {
  ...{ id: 'A'.repeat(20), subscriptionType: 'member', interval: 'year', status: 'active', trialEnd: null },
  ...{ periodEnd: '2027-11-26T12:00:00.000Z', cancelAtPeriodEnd: false, cancelReason: null, graceUntil: null },
  clientSecret: null,
};
const billing: OwnBilling = {
  ...{ isSimulated: true, isOff: false, publishableKey: null, subscription: null, nextCharge: null, creditCents: 0 },
  membership: { tier: 'member', until: null, reason: 'active' },
  cards: [{ id: 'pm_1', brand: 'visa', last4: '3184', expMonth: 12, expYear: 2040, isDefault: true }],
  ...{ invoices: [], gifts: [], canTestDrive: false, canHaveFounderDiscount: true, planChanges: [], grants: [] },
};
const closed: OwnBilling['membership'] = { tier: null, until: null, reason: 'none' };
const failed = 'Your last payment failed';
const payBy = /^Pay by 11\/30\/2027 with this card or another/;
const paused = /^Your access is paused until you pay/;
const graceUntil = '2027-11-30T12:00:00.000Z';

/** The text that billing shows for each state of a plan, and the buttons it offers. */
const states: readonly {
  name: string;
  of: Partial<OwnSubscription>;
  membership?: OwnBilling['membership'];
  says: readonly (string | RegExp)[];
  buttons: readonly string[];
}[] = [
  { name: 'active', of: {}, says: ['Active'], buttons: ['Cancel subscription'] },
  {
    name: 'past due within its grace period',
    of: { status: 'past_due', graceUntil },
    says: ['Past due', failed, payBy],
    buttons: ['Pay now', 'Cancel subscription'],
  },
  {
    name: 'past due after its grace period',
    of: { status: 'past_due', graceUntil },
    membership: closed,
    says: ['Past due', failed, paused],
    buttons: ['Pay now', 'Cancel subscription'],
  },
  {
    name: 'unpaid',
    of: { status: 'unpaid' },
    membership: closed,
    says: ['Unpaid', failed, paused],
    buttons: ['Pay now', 'Cancel subscription'],
  },
  {
    name: 'past due while its payment is being confirmed',
    of: { status: 'past_due', graceUntil, isConfirming: true },
    says: ['Payment is being confirmed'],
    buttons: [],
  },
  {
    name: 'incomplete',
    of: { status: 'incomplete' },
    membership: closed,
    says: ['Payment incomplete'],
    buttons: ['Complete payment', 'Cancel payment'],
  },
  {
    name: 'ended',
    of: { status: 'canceled' },
    membership: closed,
    says: [/^\. Your last subscription ended on 11\/26\/2027/, 'Free plan'],
    buttons: [],
  },
];

const allSentences = [failed, payBy, paused, 'Payment is being confirmed', 'Free plan'];
const allButtons = ['Pay now', 'Complete payment', 'Cancel payment', 'Cancel subscription'];

describe('[E2] [U4] billing shows a plan that is', () => {
  const signIn = signingIn();

  it.each(states)('$name', async ({ of, membership, says, buttons }) => {
    mockEndpoint(billingContract.read, {
      ...billing,
      ...(membership ? { membership } : {}),
      subscription: { ...plan, ...of },
    });
    signIn();
    render(
      <TestRouter pathname="/account/billing">
        <BillingPage />
      </TestRouter>,
    );
    expect((await screen.findAllByText(says[0]!))[0]).toBeVisible();
    for (const sentence of says) expect(screen.getAllByText(sentence)[0]).toBeVisible();
    const said = new Set(says.map(String));
    for (const sentence of allSentences.filter((one) => !said.has(String(one))))
      expect(screen.queryByText(sentence)).toBeNull();
    expect(allButtons.filter((name) => screen.queryByRole('button', { name }) !== null)).toEqual(
      allButtons.filter((name) => buttons.includes(name)),
    );
  });
});
