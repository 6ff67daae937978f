import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { billingContract } from '@/lib/contracts/membership/billing';
import { transactionsContract } from '@/lib/contracts/membership/transactions';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { openCheckout, withoutCard } from './open-checkout';

const valid = { number: '4242424242424242', expiry: '1240', cvc: '123' };
const invalid = { number: '4242424242424241', expiry: '1340', cvc: '12' };
const missing = 'Agree to the test drive terms to continue.';
const signIn = signingIn();

/**
 * Opens the checkout of a trial with a typed card, and collects every request that would save the card or start the
 * plan.
 */
async function open({ number, expiry, cvc }: typeof valid) {
  const refused = { status: 500, message: 'not expected' };
  const sent = [
    mockEndpoint(transactionsContract.setupIntent, refused),
    mockEndpoint(billingContract.sampleCard, refused),
    mockEndpoint(transactionsContract.attachPaymentMethod, refused),
    mockEndpoint(transactionsContract.subscribe, refused),
  ];
  openCheckout(signIn, withoutCard, { testDrive: '1' });
  await userEvent.type(await screen.findByLabelText(/^Card number/), number);
  await userEvent.type(screen.getByLabelText(/^Expiration date/), expiry);
  await userEvent.type(screen.getByLabelText('Security code'), cvc);
  return { requests: () => sent.flat() };
}
const start = () => userEvent.click(screen.getByRole('button', { name: /^Start 30-day free test drive, then/ }));
const enter = () => userEvent.type(screen.getByLabelText('Security code'), '{Enter}');
const consent = () => screen.getByRole('checkbox', { name: /^I agree to start/ });

it.each([
  ['the button', start],
  ['the Enter key', enter],
])('[E1] [U6] without the consent %s sends nothing, keeps the card and focuses the consent', async (_, send) => {
  const { requests } = await open(valid);
  await send();
  expect(await screen.findByText(missing)).toBeVisible();
  await waitFor(() => expect(consent()).toHaveFocus());
  expect(screen.getByLabelText(/^Card number/)).toHaveValue('4242 4242 4242 4242');
  expect(screen.getByRole('button', { name: /^Start 30-day free test drive, then/ })).toBeEnabled();
  expect(requests()).toEqual([]);
});

it.each([
  ['the button', start],
  ['the Enter key', enter],
])('[E1] [U6] %s shows three wrong fields and the missing consent at once', async (_, send) => {
  const { requests } = await open(invalid);
  await send();
  expect(await screen.findByText('Check the card number: one of its digits is wrong')).toBeVisible();
  expect(screen.getByText('Enter a month from 01 to 12')).toBeVisible();
  expect(screen.getByText('Enter the 3 digits on the back of the card')).toBeVisible();
  expect(screen.getByText(missing)).toBeVisible();
  expect(screen.getByLabelText(/^Card number/)).toHaveFocus();
  expect(requests()).toEqual([]);
});

it('[E1] leaving the given consent with the keyboard sends nothing', async () => {
  const { requests } = await open(valid);
  await userEvent.click(consent());
  await userEvent.tab({ shift: true });
  expect(screen.getByLabelText('Security code')).toHaveFocus();
  expect(requests()).toEqual([]);
});
