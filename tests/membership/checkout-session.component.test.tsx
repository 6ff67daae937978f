import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
// Loaded lazily by the page; the test must not wait for it on a busy machine.
import '@/components/membership/checkout';
import { CheckoutPage } from '@/components/membership/checkout-page';
import { endSession, register } from '@/lib/client/session/session-actions';
import { billingContract, type OwnBilling } from '@/lib/contracts/membership/billing';
import { signingIn } from '@/tests/support/api/member';
import { sessionRecord } from '@/tests/support/api/session';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { goneTo } from '@/tests/support/browser/navigation-log';
import { closeAll, openNames } from '@/tests/support/browser/open-modals';
import { TestRouter } from '@/tests/components/router';

const billing: OwnBilling = {
  isSimulated: true,
  isOff: false,
  publishableKey: null,
  membership: { tier: null, until: null, reason: 'none' },
  subscription: null,
  nextCharge: null,
  cards: [],
  invoices: [],
  canTestDrive: true,
  canHaveFounderDiscount: true,
  grants: [],
  gifts: [],
};

async function checkout() {
  mockEndpoint(billingContract.read, billing);
  render(
    <TestRouter pathname="/subscribe/checkout">
      <CheckoutPage />
    </TestRouter>,
  );
  const number = await screen.findByLabelText(/^Card number/);
  await userEvent.type(number, '42424242');
  await userEvent.click(screen.getByRole('radio', { name: /^Yearly/ }));
  return number;
}

describe('a session that ends during the checkout', () => {
  const signIn = signingIn();

  it('[F12] [U4] leaves what was typed and chosen, and asks for a login over it', async () => {
    signIn();
    const number = await checkout();
    act(() => endSession('refresh-failed'));
    expect(goneTo).toEqual([]);
    await waitFor(() => expect(openNames()).toEqual(['login']));
    closeAll();
    act(() => register(sessionRecord(), { kind: 'user' }));
    expect(number).toBeInTheDocument();
    expect(number).toHaveValue('4242 4242');
    expect(screen.getByRole('radio', { name: /^Yearly/ })).toBeChecked();
  });

  it('[F12] goes to the landing page after a deliberate sign-out', async () => {
    signIn();
    await checkout();
    act(() => endSession('signed-out'));
    expect(goneTo).toEqual(['/2024']);
    closeAll();
  });
});
