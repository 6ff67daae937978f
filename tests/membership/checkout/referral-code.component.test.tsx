import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
// Loaded lazily by the page; the test must not wait for it on a busy machine.
import '@/components/membership/checkout';
import { CheckoutPage } from '@/components/membership/checkout-page';
import { billingContract, type OwnBilling } from '@/lib/contracts/membership/billing';
import { transactionsContract } from '@/lib/contracts/membership/transactions';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { TestRouter } from '@/tests/components/router';

const billing: OwnBilling = {
  ...{ isSimulated: true, isOff: false, publishableKey: null, subscription: null, nextCharge: null, creditCents: 0 },
  membership: { tier: null, until: null, reason: 'none' },
  cards: [{ id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040, isDefault: true }],
  ...{ invoices: [], gifts: [], canTestDrive: true, canHaveFounderDiscount: true, planChanges: [], grants: [] },
};
const signIn = signingIn();

it('[S15] [A3] a refused referral code is named at its field below the plan, and removed by one button', async () => {
  mockEndpoint(billingContract.read, billing);
  const sentence = 'We don’t recognize this code. Check it or leave it empty.';
  const sent = mockEndpoint(transactionsContract.subscribe, {
    ...{ status: 422, message: sentence },
    fields: { promoCode: sentence },
  });
  window.history.replaceState(null, '', '/subscribe/checkout');
  signIn();
  render(
    <TestRouter pathname="/subscribe/checkout">
      <CheckoutPage />
    </TestRouter>,
  );
  const code = await screen.findByLabelText(/^Referral code/);
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
