import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it } from 'vitest';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import type { OwnSubscription } from '@/lib/contracts/membership/transactions';
import { signingIn } from '@/tests/support/api/member';
import { network } from '@/tests/support/browser/mock-endpoint';
import { everythingIsNear } from '@/tests/support/browser/near';
import { showPlans } from './show-plans';

everythingIsNear();

const free: OwnBilling = {
  ...{ isSimulated: true, isOff: false, publishableKey: null, subscription: null, nextCharge: null },
  ...{ membership: { tier: null, until: null, reason: 'unpaid' }, cards: [], invoices: [], grants: [], gifts: [] },
  ...{ canTestDrive: true, canHaveFounderDiscount: true, planChanges: [], creditCents: 0 },
};
const subscription: OwnSubscription = {
  ...{ id: 'A'.repeat(20), subscriptionType: 'member', interval: 'month', status: 'active', trialEnd: null },
  ...{ periodEnd: '2026-12-26T12:00:00.000Z', cancelAtPeriodEnd: false, cancelReason: null, graceUntil: null },
  clientSecret: null,
};
const answer = (billing: Partial<OwnBilling>) =>
  network.use(http.get('*/api/billing', () => HttpResponse.json({ ...free, ...billing })));

describe('the plans of the pricing page', () => {
  const signIn = signingIn();

  it('[E1] say to a member with an unfinished payment that nothing is included yet, and let them choose again', async () => {
    answer({ subscription: { ...subscription, status: 'incomplete' }, canTestDrive: false });
    signIn('user');
    showPlans();
    const card = (plan: string | RegExp) => within(screen.getByRole('article', { name: plan }));
    expect(await card('Signals').findByText('Payment incomplete')).toBeVisible();
    expect(card('Signals').getByRole('link', { name: 'Complete payment' })).toHaveAttribute(
      'href',
      '/subscribe/checkout',
    );
    expect(card('Signals').queryByText('Included in your plan')).toBeNull();
    expect(card(/^Cofounding customer/).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      '/subscribe/checkout?plan=cofounder',
    );
    expect(card('Free').getByText('Your current plan')).toBeVisible();
  });

  it('[E1] follow a plan that was paid in another tab', async () => {
    answer({ subscription: { ...subscription, status: 'incomplete' }, canTestDrive: false });
    signIn('user');
    showPlans();
    const signals = within(screen.getByRole('article', { name: 'Signals' }));
    expect(await signals.findByText('Payment incomplete')).toBeVisible();
    answer({ subscription, membership: { tier: 'member', until: subscription.periodEnd, reason: 'active' } });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await signals.findByText('Your current plan')).toBeVisible();
    expect(signals.queryByText('Payment incomplete')).toBeNull();
  });

  it.each([
    ['past_due', {}, 'Past due', 'Pay now', '/account/billing'],
    ['unpaid', {}, 'Unpaid', 'Pay now', '/account/billing'],
    ['incomplete', { isConfirming: true }, 'Payment is being confirmed', 'Manage in Billing', '/account/billing'],
  ] as const)('[E1] lead from a plan that gives no access as it is %s %o to its payment', async (...row) => {
    const [status, state, label, action, href] = row;
    answer({ subscription: { ...subscription, status, ...state }, canTestDrive: false });
    signIn('user');
    showPlans();
    const signals = within(screen.getByRole('article', { name: 'Signals' }));
    expect(await signals.findByText(label)).toBeVisible();
    expect(signals.getByRole('link', { name: action })).toHaveAttribute('href', href);
    const other = within(screen.getByRole('article', { name: /^Cofounding customer/ }));
    expect(other.getByText('You can’t switch to this plan right now. Billing shows your options.')).toBeVisible();
    expect(screen.queryByText('Included in your plan')).toBeNull();
  });
});
