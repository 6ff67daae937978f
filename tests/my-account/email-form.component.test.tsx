import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { EmailForm } from '@/components/my-account/profile/email-form';
import type { AccountCalls } from '@/components/my-account/profile/change-account';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { myAccountContract as contract, type OwnAccount } from '@/lib/contracts/my-account/my-account';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

const signIn = signingIn();
const account: OwnAccount = {
  ...{ kind: 'user', email: 'ann@example.test', isEmailConfirmed: false, pendingEmail: null },
  ...{ firstName: 'Ann', lastName: 'Lee', phone: null, createdAt: '2026-01-01T00:00:00.000Z' },
};
const calls = (): AccountCalls => createClient(contract, browserHttp());

it('[G13] sends the link that confirms the current address with one button', async () => {
  signIn();
  const sent = mockEndpoint(contract.requestEmail, { message: 'We emailed you a link.' });
  mockEndpoint(contract.read, { ...account, pendingEmail: account.email });
  const { rerender } = render(<EmailForm account={account} onChange={change} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send confirmation link' }));
  expect(await screen.findByText('We sent a link to ann@example.test. Open it to confirm the address.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send again' })).toHaveFocus();
  expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ email: 'ann@example.test' }]);

  async function change(act: (made: AccountCalls) => Promise<OwnAccount>) {
    const changed = await act(calls());
    rerender(<EmailForm account={changed} onChange={change} />);
    return changed;
  }
});

it('[G13] says at its place why the link was not sent, and offers no link for a confirmed address', async () => {
  signIn();
  mockEndpoint(contract.requestEmail, { status: 429, message: 'Too many attempts.' });
  const { rerender } = render(<EmailForm account={account} onChange={(act) => act(calls())} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send confirmation link' }));
  expect(await screen.findByText('Too many attempts.')).toBeVisible();
  rerender(<EmailForm account={{ ...account, isEmailConfirmed: true }} onChange={(act) => act(calls())} />);
  expect(screen.queryByRole('button', { name: 'Send confirmation link' })).toBeNull();
});
