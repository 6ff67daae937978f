import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { transactionsContract } from '@/lib/contracts/membership/transactions';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { openCheckout, withCard } from './open-checkout';

const signIn = signingIn();

it('[S15] [A3] a refused referral code is named at its field below the plan, and removed by one button', async () => {
  const sentence = 'We don’t recognize this code. Check it or leave it empty.';
  const sent = mockEndpoint(transactionsContract.subscribe, {
    ...{ status: 422, message: sentence },
    fields: { promoCode: sentence },
  });
  openCheckout(signIn, withCard);
  const code = await screen.findByLabelText(/^Referral code/);
  expect(code).not.toBeVisible();
  await userEvent.click(screen.getByText('Have a referral code?'));
  expect(code).toBeVisible();
  // Below the choices of the plan, not in the summary, which phones show first.
  expect(within(screen.getByRole('complementary', { name: 'Order summary' })).queryByRole('textbox')).toBeNull();
  const before = screen.getByRole('radio', { name: /^Yearly/ }).compareDocumentPosition(code);
  expect(before & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await userEvent.type(code, 'NOBODY99');
  const pay = screen.getByRole('button', { name: 'Pay $20 now, then $20 a month' });
  await userEvent.click(pay);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getAllByText(sentence)).toHaveLength(1);
  expect(code).toHaveFocus();
  expect(code).toHaveAccessibleDescription(expect.stringContaining(sentence));
  expect(screen.getByText('Visa ending in 4242')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove code' }));
  expect(code).toHaveValue('');
  expect(screen.queryByText(sentence)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove code' })).toBeNull();
  await userEvent.click(pay);
  expect(sent.map(({ body }) => (JSON.parse(body) as { promoCode?: string }).promoCode)).toEqual([
    'NOBODY99',
    undefined,
  ]);
});
