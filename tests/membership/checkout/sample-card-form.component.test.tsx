import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SampleCardForm } from '@/components/membership/sample-card-form';
import { billingContract } from '@/lib/contracts/membership/billing';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

function show() {
  const onDone = vi.fn(() => Promise.resolve());
  const begin = vi.fn(() =>
    Promise.resolve({ id: 'seti_12345678', clientSecret: 'seti_12345678_secret_x', publishableKey: null }),
  );
  render(<SampleCardForm begin={begin} submitLabel="Save card" onDone={onDone} />);
  const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
  return {
    user: userEvent.setup(),
    onDone,
    begin,
    number: field(/^Card number/),
    expiry: field(/^Expiration date/),
    cvc: field(/^Security code/),
    save: screen.getByRole('button', { name: 'Save card' }),
  };
}

describe('the demo’s card form', () => {
  it('[E1] formats each field while it is typed, and keeps the caret where it was', async () => {
    const { user, number, expiry, cvc } = show();
    await user.type(number, '42424242');
    expect(number).toHaveValue('4242 4242');
    await user.type(number, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(number).toHaveValue('4294 2424 2');
    expect(number.selectionStart).toBe(3);
    await user.clear(number);
    await user.type(number, '3782822463');
    expect(number).toHaveValue('3782 822463');
    await user.type(number, '{Backspace}{Backspace}');
    expect(number).toHaveValue('3782 8224');
    await user.type(expiry, '1240');
    expect(expiry).toHaveValue('12/40');
    await user.type(cvc, '12x34');
    expect(cvc).toHaveValue('1234');
  });

  it('[E1] accepts pasted and autofilled values', async () => {
    const { user, number, expiry } = show();
    await user.click(number);
    await user.paste(' 4242-4242-4242-4242 ');
    expect(number).toHaveValue('4242 4242 4242 4242');
    fireEvent.input(expiry, { target: { value: '2040-12' } });
    expect(expiry).toHaveValue('12/2040');
    expect(number).toHaveAttribute('autocomplete', 'cc-number');
    expect(expiry).toHaveAttribute('autocomplete', 'cc-exp');
  });

  it('[E1] [U6] shows an error at each field, and removes it when the field changes', async () => {
    const { user, number, expiry, cvc, save, begin } = show();
    await user.click(save);
    expect(number).toHaveFocus();
    expect(number).toHaveAccessibleDescription(/^Enter the card number/);
    expect(expiry).toHaveAccessibleDescription('Enter an expiration date like 12/30');
    expect(cvc).toHaveAccessibleDescription('Enter the 3 digits on the back of the card');
    await user.type(number, '4');
    expect(number).not.toBeInvalid();
    expect(expiry).toBeInvalid();
    // An incomplete field is validated, and the focus stays where the user moved it.
    await user.tab();
    expect(expiry).toHaveFocus();
    expect(number).toHaveAccessibleDescription(/^Enter all digits of the card number/);
    expect(begin).not.toHaveBeenCalled();
  });

  it('[E1] [U6] shows the server’s refusal at its field until the field changes, and sends once', async () => {
    const { user, number, expiry, cvc, save, onDone } = show();
    const refusal = { status: 422, message: 'Check the number.', fields: { number: 'Check the number.' } };
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const sent = mockEndpoint(billingContract.sampleCard, async (_, times) => {
      await answered;
      return times === 1 ? refusal : { status: 'succeeded', paymentMethodId: 'pm_1' };
    });
    await user.type(number, '4242424242424242');
    await user.type(expiry, '1240');
    await user.type(cvc, '123');
    await user.dblClick(save);
    answer();
    await waitFor(() => expect(number).toHaveAccessibleDescription(/^Check the number\./));
    await waitFor(() => expect(number).toHaveFocus());
    expect(number).toHaveValue('4242 4242 4242 4242');
    expect(sent).toHaveLength(1);
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
      card: { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2040, cvc: '123' },
    });
    await user.type(number, '{Backspace}2');
    expect(number).not.toBeInvalid();
    await user.click(save);
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('pm_1', 'seti_12345678'));
    expect(number).toHaveValue('');
  });
});
