import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ServerForm } from '@/components/referrals/payouts/server-form';
import { CallError } from '@/lib/client/http/call-error';
import { bankFields } from '@/lib/content/referrals/payout-fields';

const show = (error: unknown) =>
  render(
    <ServerForm
      label="Bank account"
      fields={bankFields}
      submit="Save"
      busy="Saving"
      send={() => Promise.reject(error as Error)}
    />,
  );

it('[A7] [U6] shows each error once, at its field, and moves to the first', async () => {
  const fields = { holderName: 'Required', accountNumber: 'Enter the account number, 4 to 17 digits' };
  show(new CallError('holderName: Required', { status: 400, code: 'bad_request', fields }));
  await userEvent.type(screen.getByLabelText('Routing number'), '110000000');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const holder = screen.getByLabelText('Account holder');
  await waitFor(() => expect(holder).toHaveFocus());
  expect(holder).toHaveAccessibleDescription(/^Required/);
  expect(screen.queryByText('holderName: Required')).toBeNull();
  expect(screen.getAllByText('Enter the account number, 4 to 17 digits')).toHaveLength(1);
  expect(screen.getByLabelText('Routing number')).toHaveValue('110000000');
});

it('[A7] [U6] shows an error that is about no field below the form', async () => {
  const message = 'Sorry, we couldn’t reach the bank.';
  show(new CallError(message, { status: 503, code: 'unavailable' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeVisible();
});
