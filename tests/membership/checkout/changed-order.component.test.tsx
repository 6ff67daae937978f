import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { transactionsContract } from '@/lib/contracts/membership/transactions';
import { testDriveHad } from '@/lib/content/membership/payment-messages';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { openCheckout, withCard } from './open-checkout';

const signIn = signingIn();
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const declined = 'Your card was declined. Try another one.';

it.each([
  ['plan', () => screen.getByRole('radio', { name: /^Cofounding customer/ })],
  ['interval', () => screen.getByRole('radio', { name: /^Yearly/ })],
  ['test drive', () => screen.getByRole('checkbox', { name: /^Start with a 30-day test drive/ })],
])('[E1] [U4] a decline is about the order that was declined: it goes with another %s', async (_, choice) => {
  mockEndpoint(transactionsContract.subscribe, { status: 402, message: declined });
  openCheckout(signIn, withCard);
  await screen.findByText('Visa ending in 4242');
  await press(/^Pay \$20 now/);
  expect(await screen.findByText(declined)).toBeVisible();
  await userEvent.click(choice());
  expect(screen.queryByText(declined)).toBeNull();
});

it('[E7] the reason why there is no test drive stays while the order becomes one without it', async () => {
  mockEndpoint(transactionsContract.subscribe, { status: 409, message: testDriveHad });
  openCheckout(signIn, withCard, { testDrive: '1' });
  await screen.findByText('Visa ending in 4242');
  await userEvent.click(screen.getByRole('checkbox', { name: /^I agree to start/ }));
  await press(/^Start 30-day/);
  expect(await screen.findByText(testDriveHad)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Pay \$20 now/ })).toBeVisible();
});
