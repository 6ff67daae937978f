import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { TextField } from '@/components/ui/forms/text-field';
import { useCallForm } from '@/lib/client/forms/use-call-form';

type Values = { name: string };
type Calls = { rules?: () => Promise<Resolver<Values>>; send: (values: Values) => Promise<void> };

const anyName: Resolver<Values> = (values) => ({ values, errors: {} });

function NameForm({ rules = () => Promise.resolve(anyName), send }: Calls) {
  const [message, setMessage] = useState('');
  const { form, field, isBusy } = useCallForm<Values>({ rules, send, onFailure: setMessage });
  return (
    <form {...form} aria-label="Name">
      <TextField label="First name" {...field('name')} />
      <button aria-busy={isBusy}>Save</button>
      <p role="status">{message}</p>
    </form>
  );
}

it('[U4] a form submitted twice in a row is sent once', async () => {
  const done = Promise.withResolvers<undefined>();
  const send = vi.fn(() => done.promise);
  render(<NameForm send={send} />);
  await userEvent.type(screen.getByLabelText('First name'), 'Ann');
  // Submits again before the button is shown as busy.
  fireEvent.submit(screen.getByRole('form'));
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(send).toHaveBeenCalled());
  done.resolve(undefined);
  await screen.findByRole('button', { name: 'Save', busy: false });
  expect(send.mock.calls).toEqual([[{ name: 'Ann' }]]);
});

it('[U4] a form whose validation could not be loaded keeps the input, and loads it again', async () => {
  const rules = vi.fn<() => Promise<Resolver<Values>>>();
  rules.mockRejectedValueOnce(new Error('no network')).mockRejectedValueOnce(new Error('no network'));
  rules.mockResolvedValue(anyName);
  const send = vi.fn(() => Promise.resolve());
  render(<NameForm rules={rules} send={send} />);
  await userEvent.type(screen.getByLabelText('First name'), 'Ann');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
  expect(screen.getByLabelText('First name')).toHaveValue('Ann');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(send).toHaveBeenCalledWith({ name: 'Ann' }));
});
