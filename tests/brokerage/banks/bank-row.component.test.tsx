import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LinkedBankRow } from '@/components/brokerage/banks/linked-bank-row';
import type { BankCalls } from '@/components/brokerage/banks/use-banks';
import type { LinkedBank } from '@/lib/contracts/brokerage/banks';
import { shownToasts } from '@/tests/support/browser/toasts';
import { one } from './bank-samples';

const toasts = shownToasts();

const show = (over: Partial<LinkedBank>) =>
  render(
    <ul>
      <LinkedBankRow
        bank={{ ...one().items[0]!, ...over }}
        change={() => Promise.resolve()}
        onLogIn={() => undefined}
      />
    </ul>,
  );
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

it.each([
  ['unfinished', false, 'Not finished', ['Finish connecting', 'Disconnect']],
  // Reconnecting comes first: without a valid login, linking cannot be finished.
  ['unfinished', true, 'Not finished', ['Reconnect bank', 'Disconnect']],
  ['queued', false, 'Setting up', ['Refresh status', 'Disconnect']],
  ['pending', false, 'Pending broker review', ['Refresh status', 'Disconnect']],
  ['approved', false, 'Ready', ['Disconnect']],
  ['approved', true, 'Ready', ['Reconnect bank', 'Disconnect']],
  ['rejected', false, 'Declined by the broker', ['Disconnect']],
] as const)('[F11] a bank that is %s, with an expired login %s, offers what helps', (...row) => {
  const [state, needsLogin, label, expected] = row;
  show({ state, needsLogin });
  expect(screen.getByText(label)).toBeVisible();
  expect(screen.queryByText('Your bank needs you to log in again.') !== null).toBe(needsLogin);
  expect(buttons()).toEqual(expected);
});

it('[F11] [U4] a bank that could not be disconnected is shown as it is now', async () => {
  const calls: string[] = [];
  const lists = { remove: () => Promise.reject(new Error('away')), list: () => Promise.resolve(one()) };
  const named = new Proxy(lists, {
    get: (target, name: keyof typeof lists) => {
      calls.push(name);
      return target[name];
    },
  });
  render(
    <ul>
      <LinkedBankRow
        bank={one().items[0]!}
        change={(act) => act(named as never as BankCalls)}
        onLogIn={() => undefined}
      />
    </ul>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
  await waitFor(() => expect(calls).toEqual(['remove', 'list']));
  expect(toasts()).toHaveLength(1);
  expect(toasts()[0]?.[0]).toBe('error');
});
