import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it } from 'vitest';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import type { OwnSubscription } from '@/lib/contracts/membership/transactions';
import { signingIn } from '@/tests/support/api/member';
import { network } from '@/tests/support/browser/mock-endpoint';
import { everythingIsNear } from '@/tests/support/browser/near';
import { showPlans } from './show-plans';

everythingIsNear();

const subscription: OwnSubscription = {
  ...{ id: 'A'.repeat(20), subscriptionType: 'member', interval: 'month', status: 'active', trialEnd: null },
  ...{ periodEnd: '2026-12-26T12:00:00.000Z', cancelAtPeriodEnd: false, cancelReason: null, graceUntil: null },
  clientSecret: null,
};
const paying: OwnBilling = {
  ...{ isSimulated: true, isOff: false, publishableKey: null, nextCharge: null, creditCents: 0, subscription },
  membership: { tier: 'member', until: null, reason: 'active' },
  ...{ cards: [], invoices: [], grants: [], gifts: [], planChanges: [] },
  ...{ canTestDrive: false, canHaveFounderDiscount: true },
};

describe('the interval of the plans on the pricing page', () => {
  const signIn = signingIn();

  it.each([
    ['year', 'Yearly'],
    ['month', 'Monthly'],
  ] as const)('[E1] is that of a member’s own plan: %s', async (interval, name) => {
    const billing = { ...paying, subscription: { ...subscription, interval } };
    network.use(http.get('*/api/billing', () => HttpResponse.json(billing)));
    signIn('user');
    showPlans();
    expect(await screen.findByText('Your current plan')).toBeVisible();
    expect(screen.getByRole('radio', { name })).toBeChecked();
  });

  it('[E1] is in the URL: a link shows it, and a choice changes it', async () => {
    const urls: unknown[] = [];
    showPlans({ interval: 'year', utm_source: 'letter' }, (query) => urls.push(query));
    expect(screen.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
    expect(urls).toEqual([{ utm_source: 'letter' }, { utm_source: 'letter', interval: 'year' }]);
  });

  it('[U4] changes without a change of the cards’ height: both intervals name the saving', () => {
    showPlans();
    for (const plan of [/^Signals/, /^Cofounding customer/]) {
      const card = within(screen.getByRole('article', { name: plan }));
      expect(card.getAllByText(/Save \$40 a year\.$/)).toHaveLength(2);
      expect(card.queryByText('\u00a0', { normalizer: (text) => text })).toBeNull();
    }
  });
});
