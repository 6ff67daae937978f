import type { PaymentIntent, SetupIntent, Stripe, StripeError } from '@stripe/stripe-js';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BankConfirmation } from '@/components/membership/bank-confirmation';
import { CardForm } from '@/components/membership/card-form';
import { checkoutCopy as copy } from '@/lib/content/membership/billing';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import { eventually } from '@/tests/support/eventually';

/**
 * A stand-in for Stripe's script, which cannot be loaded here, with the parts that we use. Stripe's loader uses an
 * existing global.
 */
let offered: Record<string, unknown> = {};
const opened = vi.fn((key: string) => ({ key, ...offered }));
beforeEach(() => void vi.stubGlobal('Stripe', Object.assign(opened, { version: 'endive' })));
afterEach(() => void delete document.documentElement.dataset.theme);

/** Uses Stripe's own names, so that the type checker rejects any others. */
function playStripe(over: Partial<Record<keyof Stripe, unknown>>) {
  const element = { mount: vi.fn(), destroy: vi.fn(), on: vi.fn(), off: vi.fn(), update: vi.fn(), unmount: vi.fn() };
  const create = vi.fn((_name: string, _options?: object) => element);
  const elements = { create, getElement: () => element, update: vi.fn(), submit: vi.fn(), on: vi.fn() };
  const open = vi.fn((_: unknown) => elements);
  offered = {
    elements: open,
    createToken: vi.fn(),
    createPaymentMethod: vi.fn(),
    confirmCardPayment: vi.fn(),
    registerAppInfo: vi.fn(),
    _registerWrapper: vi.fn(),
    ...over,
  };
  return { open, create, update: elements.update };
}

const refusal = (message: string): { error: StripeError } => ({ error: { type: 'card_error', message } });
const setupOf = (of: Partial<SetupIntent>) => ({ setupIntent: of });
const paymentOf = (of: Partial<PaymentIntent>) => ({ paymentIntent: of });

it('[E1] [U4] stores a card through Stripe’s own form, shows Stripe’s errors, and passes on only the card’s id', async () => {
  const confirmSetup = vi
    .fn()
    .mockResolvedValueOnce(refusal('Your card number is incomplete.'))
    .mockResolvedValueOnce(setupOf({ payment_method: 'pm_kept' }));
  playStripe({ confirmSetup });
  const onDone = vi.fn(() => Promise.resolve());
  const intent = { id: 'seti_1', clientSecret: 'seti_1_secret_x', publishableKey: 'pk_test_x' };
  render(
    <CardForm isSimulated={false} begin={() => Promise.resolve(intent)} submitLabel={copy.keepCard} onDone={onDone} />,
  );
  const button = await screen.findByRole('button', { name: copy.keepCard });
  expect(opened).toHaveBeenCalledWith('pk_test_x');
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your card number is incomplete.');
  await userEvent.click(button);
  await eventually(() => expect(onDone).toHaveBeenCalledWith('pm_kept', 'seti_1'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('[U3] Stripe’s fields follow the theme of the page', async () => {
  const { open, update } = playStripe({});
  document.documentElement.dataset.theme = 'dark';
  const intent = { id: 'seti_1', clientSecret: 'seti_1_secret_x', publishableKey: 'pk_test_x' };
  const begin = () => Promise.resolve(intent);
  render(<CardForm isSimulated={false} begin={begin} submitLabel={copy.keepCard} onDone={() => Promise.resolve()} />);
  await screen.findByRole('button', { name: copy.keepCard });
  const look = (theme: string): unknown =>
    expect.objectContaining({ appearance: expect.objectContaining({ theme }) as unknown });
  expect(open).toHaveBeenCalledWith(look('night'));
  act(() => {
    document.documentElement.dataset.theme = 'light';
  });
  await eventually(() => expect(update).toHaveBeenCalledWith(look('stripe')));
});

it.each([true, false])(
  '[E1] Stripe’s form asks for the billing address when tax needs it: %s',
  async (collectsAddress) => {
    const { create } = playStripe({});
    const intent = { id: 'seti_1', clientSecret: 'seti_1_secret_x', publishableKey: 'pk_test_x', collectsAddress };
    const begin = () => Promise.resolve(intent);
    render(<CardForm isSimulated={false} begin={begin} submitLabel={copy.keepCard} onDone={() => Promise.resolve()} />);
    await screen.findByRole('button', { name: copy.keepCard });
    const made = create.mock.calls.map(([name]) => name);
    expect(made.toSorted()).toEqual(collectsAddress ? ['address', 'payment'] : ['payment']);
    const wallets = { applePay: 'auto', googlePay: 'auto', link: 'never' };
    expect(create).toHaveBeenCalledWith('payment', expect.objectContaining({ wallets }));
  },
);

const billing = {
  isSimulated: false,
  publishableKey: 'pk_test_x',
  cards: [{ id: 'pm_1', brand: 'visa', last4: '3184', expMonth: 12, expYear: 2040, isDefault: true }],
} as unknown as OwnBilling;

it.each<[PaymentIntent.Status, 'handleNextAction' | 'confirmPayment', object]>([
  ['requires_action', 'handleNextAction', { clientSecret: 'pi_1_secret_x' }],
  ['requires_payment_method', 'confirmPayment', { clientSecret: 'pi_1_secret_x', redirect: 'if_required' }],
])(
  '[E1] [U4] the confirmation of a payment that %s is requested by %s, and its result counts',
  async (status, call, given) => {
    const ask = vi
      .fn()
      .mockResolvedValueOnce(refusal('We are unable to authenticate your payment method.'))
      .mockResolvedValueOnce(paymentOf({ status: 'succeeded' }));
    playStripe({ retrievePaymentIntent: () => Promise.resolve(paymentOf({ status })), [call]: ask });
    const onConfirmed = vi.fn(() => Promise.resolve(undefined));
    render(<BankConfirmation billing={billing} secret="pi_1_secret_x" onConfirmed={onConfirmed} />);
    const button = screen.getByRole('button', { name: copy.confirm });
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('unable to authenticate');
    expect(onConfirmed).not.toHaveBeenCalled();
    expect(ask).toHaveBeenCalledWith(expect.objectContaining(given));
    await userEvent.click(button);
    await eventually(() => expect(onConfirmed).toHaveBeenCalledOnce());
  },
);
