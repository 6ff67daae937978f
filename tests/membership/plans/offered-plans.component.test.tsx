import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PlanSection } from '@/components/membership/plan-section';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import { transactionsContract, type OwnSubscription } from '@/lib/contracts/membership/transactions';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

const plan: OwnSubscription = {
  ...{ id: 'A'.repeat(20), subscriptionType: 'member', interval: 'month', status: 'active', trialEnd: null },
  ...{ periodEnd: '2026-12-01T12:00:00.000Z', cancelAtPeriodEnd: false, cancelReason: null, graceUntil: null },
  clientSecret: null,
};
const signIn = signingIn();

function show(subscription: OwnSubscription, planChanges: OwnBilling['planChanges']) {
  const billing = { subscription, nextCharge: null, membership: {}, cards: [], planChanges } as unknown as OwnBilling;
  render(<PlanSection billing={billing} change={() => Promise.resolve(billing)} />);
}

it('[E1] offers each plan and interval that a subscriber can switch to', async () => {
  signIn();
  const path = `/api/transactions/subscriptions/${plan.id}/preview` as const;
  mockEndpoint(
    { ...transactionsContract.previewChange, path },
    {
      at: '2026-11-16T12:00:00.000Z',
      ...{ lines: [], creditUsedCents: 0, dueTodayCents: 7_000, creditLeftCents: 0 },
      nextCharge: { at: '2027-11-16T12:00:00.000Z', amountCents: 8_000 },
    },
  );
  show(plan, [
    { subscriptionType: 'member', interval: 'year' },
    { subscriptionType: 'cofounder', interval: 'month' },
    { subscriptionType: 'cofounder', interval: 'year' },
  ]);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Switch to yearly',
    'Switch to Cofounding customer, monthly',
    'Switch to Cofounding customer, yearly',
    'Cancel subscription',
  ]);
  const offers = within(screen.getByRole('list', { name: 'Change plan' })).getAllByRole('listitem');
  expect(offers.map((offer) => offer.firstChild?.textContent)).toEqual([
    // Compared with $240 for twelve months of Signals.
    'Signals, yearly$200 a year · Saves $40 a year',
    'Cofounding customer, monthly$10 a month · Saves $120 a year',
    'Cofounding customer, yearly$80 a year · Saves $160 a year',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Switch to Cofounding customer, yearly' }));
  expect(await screen.findByRole('button', { name: 'Pay $70 and switch' })).toBeVisible();
  expect(screen.getByText(/^\$80 a year from today\./)).toBeVisible();
});

it('[E1] says what an offer costs more a year than the current plan', () => {
  show({ ...plan, interval: 'year' }, [{ subscriptionType: 'member', interval: 'month' }]);
  const [offer] = within(screen.getByRole('list', { name: 'Change plan' })).getAllByRole('listitem');
  expect(offer?.firstChild).toHaveTextContent('Signals, monthly$20 a month · Costs $40 more a year');
});

it('[E8] says to a cofounding customer without a way back to Signals that the discount stays', () => {
  show({ ...plan, subscriptionType: 'cofounder' }, [{ subscriptionType: 'cofounder', interval: 'year' }]);
  expect(screen.getByText('You keep the cofounder discount for as long as you stay subscribed.')).toBeVisible();
});
