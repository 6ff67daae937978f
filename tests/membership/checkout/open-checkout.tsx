import { render } from '@testing-library/react';
// Loaded lazily by the page; the tests must not wait for it on a busy machine.
import '@/components/membership/checkout';
import { CheckoutPage } from '@/components/membership/checkout-page';
import { billingContract, type OwnBilling } from '@/lib/contracts/membership/billing';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { TestRouter } from '@/tests/components/router';

const savedCard = { id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040, isDefault: true };

/** A member without a plan and without a card. */
export const withoutCard: OwnBilling = {
  ...{ isSimulated: true, isOff: false, publishableKey: null, subscription: null, nextCharge: null, creditCents: 0 },
  membership: { tier: null, until: null, reason: 'none' },
  ...{ cards: [], invoices: [], grants: [], gifts: [], planChanges: [] },
  ...{ canTestDrive: true, canHaveFounderDiscount: true },
};
/** A member without a plan, with a saved card. */
export const withCard: OwnBilling = { ...withoutCard, cards: [savedCard] };

/** Opens the checkout for the signed-in member. */
export function openCheckout(signIn: () => void, billing: OwnBilling, query: Record<string, string> = {}) {
  mockEndpoint(billingContract.read, billing);
  window.history.replaceState(null, '', `/subscribe/checkout?${new URLSearchParams(query).toString()}`);
  signIn();
  render(
    <TestRouter pathname="/subscribe/checkout" query={query}>
      <CheckoutPage />
    </TestRouter>,
  );
}
