import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
// Loaded lazily by the page; the test must not wait for it on a busy machine.
import '@/components/membership/checkout';
import { CheckoutPage } from '@/components/membership/checkout-page';
import { endSession, register } from '@/lib/client/session/session-actions';
import { billingContract, type OwnBilling } from '@/lib/contracts/membership/billing';
import { transactionsContract } from '@/lib/contracts/membership/transactions';
import { signingIn } from '@/tests/support/api/member';
import { sessionRecord } from '@/tests/support/api/session';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { goneTo } from '@/tests/support/browser/navigation-log';
import { closeAll, openNames } from '@/tests/support/browser/open-modals';
import { shownToasts } from '@/tests/support/browser/toasts';
import { TestRouter } from '@/tests/components/router';
import { withoutCard as billing } from './open-checkout';

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

const card = { id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030, isDefault: true };
const trialing = {
  ...billing,
  cards: [card],
  subscription: { subscriptionType: 'member', interval: 'month', status: 'trialing', clientSecret: null },
  nextCharge: { at: '2026-12-24T12:00:00.000Z', amountCents: 2_000 },
} as unknown as OwnBilling;

describe('a test drive at the checkout', () => {
  const signIn = signingIn();
  const toasts = shownToasts();

  async function open(own: OwnBilling) {
    const answers = [own, trialing];
    mockEndpoint(billingContract.read, (_, times) => answers[Math.min(times, 2) - 1]!);
    window.history.replaceState(null, '', '/subscribe/checkout?testDrive=1');
    signIn();
    render(
      <TestRouter pathname="/subscribe/checkout">
        <CheckoutPage />
      </TestRouter>,
    );
    return screen.findByRole('button', { name: /^Start 30-day free test drive, then/ });
  }

  it('[E1] [U6] names a missing card and consent at once, and focuses the first field', async () => {
    const button = await open(billing);
    // The button has no heading of its own.
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Order summary', 'Your plan', 'Payment method']);
    await userEvent.click(button);
    expect(await screen.findByText('Enter the card number')).toBeVisible();
    expect(screen.getByText('Agree to the test drive terms to continue.')).toBeVisible();
    expect(screen.getByLabelText(/^Card number/)).toHaveFocus();
    const first = screen.getByText(/^First charge on \d\d\/\d\d\/\d{4}$/).closest('dl');
    expect(first).toHaveTextContent(/^SignalsFirst charge on .*\$20\.00 a monthDue today\$0\.00$/);
  });

  it('[E1] [E7] says when the first charge is, with the focus on the heading and without a toast', async () => {
    mockEndpoint(transactionsContract.subscribe, { ...trialing.subscription! });
    const button = await open({ ...billing, cards: [card] });
    await userEvent.click(screen.getByRole('checkbox', { name: /^I agree to start/ }));
    await userEvent.click(button);
    const heading = await screen.findByRole('heading', { name: 'You’re subscribed' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(heading.tagName).toBe('H1');
    expect(screen.queryByText(/Choose a plan and add a payment method/)).toBeNull();
    expect(screen.queryByText(/Use a test card/)).toBeNull();
    expect(screen.getByRole('link', { name: 'See open signals' })).toHaveAttribute(
      'href',
      '/options-signals?variant=live#record',
    );
    expect(
      screen.getByText(
        'Your 30-day test drive has started. Your first charge is $20 on 12/24/2026. We’ll email you a reminder 3 days before. Cancel before then and pay nothing.',
      ),
    ).toBeVisible();
    expect(toasts()).toEqual([]);
  });

  it('[E1] [E7] [U4] offers the paid start after the account or card already had a test drive', async () => {
    const sentence = 'This account or card already used its test drive. You can subscribe and cancel anytime.';
    mockEndpoint(transactionsContract.subscribe, { status: 409, message: sentence });
    const button = await open({ ...billing, cards: [card] });
    await userEvent.click(screen.getByRole('checkbox', { name: /^I agree to start/ }));
    await userEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Pay $20 now, then $20 a month' })).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /test drive/ })).not.toBeChecked();
    const summary = screen.getByRole('complementary', { name: 'Order summary' });
    expect(summary).toHaveTextContent('Renews monthly until you cancel$20.00 a monthDue today$20.00');
  });
});

describe('the button with the price, before a card is saved', () => {
  const signIn = signingIn();

  /**
   * Types a card into a scripted checkout: no plan yet, then the saved card, then the trial. The card is declined
   * `refusals` times.
   */
  async function typeCard({ refusals }: { refusals: number }) {
    const states = [billing, { ...billing, cards: [card] }, trialing];
    mockEndpoint(billingContract.read, (_, times) => states[Math.min(times, 3) - 1]!);
    mockEndpoint(transactionsContract.setupIntent, {
      ...{ id: 'seti_12345678', status: 'requires_payment_method', clientSecret: 'secret', publishableKey: null },
      ...{ amountCents: 0, collectsAddress: false, isSimulated: true },
    });
    mockEndpoint(billingContract.sampleCard, (_, times) =>
      times <= refusals
        ? { status: 402, message: 'Your card was declined. Try another one.' }
        : { status: 'succeeded', paymentMethodId: 'pm_1' },
    );
    mockEndpoint(transactionsContract.attachPaymentMethod, card);
    const started = mockEndpoint(transactionsContract.subscribe, { ...trialing.subscription! });
    window.history.replaceState(null, '', '/subscribe/checkout?testDrive=1');
    signIn();
    render(
      <TestRouter pathname="/subscribe/checkout">
        <CheckoutPage />
      </TestRouter>,
    );
    await userEvent.type(await screen.findByLabelText(/^Card number/), '4242424242424242');
    await userEvent.type(screen.getByLabelText(/^Expiration date/), '1240');
    await userEvent.type(screen.getByLabelText('Security code'), '123');
    await userEvent.click(screen.getByRole('checkbox', { name: /^I agree to start/ }));
    return started;
  }
  const start = () => userEvent.click(screen.getByRole('button', { name: /^Start 30-day free test drive, then/ }));

  const enter = () => userEvent.type(screen.getByLabelText('Security code'), '{Enter}');

  it.each([
    ['the button', start],
    ['the Enter key', enter],
  ])('[E1] [U6] %s saves the card that was typed and starts the plan', async (_, send) => {
    const started = await typeCard({ refusals: 0 });
    await send();
    expect(await screen.findByRole('heading', { name: 'You’re subscribed' })).toBeVisible();
    expect(started).toHaveLength(1);
  });

  it('[E1] [U6] starts nothing when the card was declined, and saves the next one with the same button', async () => {
    const started = await typeCard({ refusals: 1 });
    await start();
    expect(await screen.findByText('Your card was declined. Try another one.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save card' })).toBeNull();
    expect(started).toEqual([]);
    await start();
    expect(await screen.findByRole('heading', { name: 'You’re subscribed' })).toBeVisible();
    expect(started).toHaveLength(1);
  });
});

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
