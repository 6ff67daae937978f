import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import { transactionsContract } from '@/lib/contracts/membership/transactions';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { openCheckout, withCard } from './open-checkout';

const signIn = signingIn();

async function open() {
  openCheckout(signIn, withCard);
  expect(await screen.findByText('Visa ending in 4242')).toBeVisible();
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('[E1] [U6] a saved card is shown as such, replaced by another on request, and starts nothing when used again', async () => {
  const started = mockEndpoint(transactionsContract.subscribe, { status: 500, message: 'not expected' });
  await open();
  expect(screen.queryByLabelText(/^Card number/)).toBeNull();
  await press('Use another card');
  await press(/^Pay \$20 now/);
  expect(await screen.findByText('Enter the card number')).toBeVisible();
  await press('Use saved card');
  expect(screen.getByText('Visa ending in 4242')).toBeVisible();
  expect(screen.queryByText('Enter the card number')).toBeNull();
  expect(started).toEqual([]);
});

it('[E1] the summary shows the plan, what is due today, the next charge and the saving of a year', async () => {
  await open();
  const summary = screen.getByRole('complementary', { name: 'Order summary' });
  expect(summary).toHaveTextContent('Renews monthly until you cancel$20.00 a monthDue today$20.00');
  expect(summary).toHaveTextContent(/Then \$20 a month\. Next charge on \d\d\/\d\d\/\d{4}\./);
  await userEvent.click(screen.getByRole('radio', { name: /^Yearly/ }));
  await waitFor(() => expect(summary).toHaveTextContent('You save $40 a year compared with paying monthly.'));
  expect(summary).toHaveTextContent('Renews yearly until you cancel$200.00 a yearDue today$200.00');
});

it('[E1] a subscriber who chooses another plan is led to the switch', async () => {
  const billing: OwnBilling = {
    ...withCard,
    subscription: {
      ...{ id: 'A'.repeat(20), subscriptionType: 'member', interval: 'month', status: 'active', trialEnd: null },
      ...{ periodEnd: '2026-12-26T12:00:00.000Z', cancelAtPeriodEnd: false, cancelReason: null, graceUntil: null },
      clientSecret: null,
    },
    planChanges: [{ subscriptionType: 'cofounder', interval: 'month' }],
  };
  openCheckout(signIn, billing, { plan: 'cofounder' });
  expect(await screen.findByText(/^You can switch to Cofounding customer for \$10 a month\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See what changes' })).toHaveAttribute(
    'href',
    '/account/billing?switch=cofounder-month',
  );
});

it('[E1] [U4] names the plan of a member in a test drive, also after a reload', async () => {
  const billing: OwnBilling = {
    ...withCard,
    subscription: {
      ...{ id: 'A'.repeat(20), subscriptionType: 'member', interval: 'month', status: 'trialing', trialEnd: null },
      ...{ periodEnd: '2026-12-26T12:00:00.000Z', cancelAtPeriodEnd: false, cancelReason: null, graceUntil: null },
      clientSecret: null,
    },
    nextCharge: { at: '2026-12-26T12:00:00.000Z', amountCents: 2_000 },
  };
  openCheckout(signIn, billing);
  expect(await screen.findByText('You already have a subscription')).toBeVisible();
  expect(screen.getByText(/^Your plan is Signals, billed monthly\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Billing' })).toHaveAttribute('href', '/account/billing');
  expect(screen.queryByText('You’re subscribed')).toBeNull();
});
