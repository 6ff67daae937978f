import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ModalHost } from '@/components/modals/modal-host';
import { modalStack } from '@/components/modals/modal-stack';
import { openJoinModal } from '@/components/modals/sign-up/open-join-modal';
import { getSession } from '@/lib/client/session/session';
import { consumePendingAction } from '@/lib/client/session/pending-action';
import { usersContract } from '@/lib/contracts/accounts/users';
import { sessionRecord } from '@/tests/support/api/session';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { closeAll } from '@/tests/support/browser/open-modals';

const user = userEvent.setup();
const reason = 'Create an account to add AAPL to a watchlist.';

const ask = async () => {
  render(
    <>
      <button onClick={() => openJoinModal('watch AAPL', reason)}>Add</button>
      <ModalHost />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Add' }));
  return within(await screen.findByRole('dialog', { name: 'Join The ROI' }));
};

describe('the sign-up form of a button', () => {
  afterEach(() => {
    closeAll();
    sessionStorage.clear();
  });

  it('[S20] says what the account is for, registers a member in place and closes', async () => {
    const requests = mockEndpoint(usersContract.register, sessionRecord());
    const form = await ask();
    expect(form.getByText(/Create an account to add AAPL to a watchlist\. Free to join\./)).toBeVisible();
    expect(form.queryByRole('radio')).toBeNull();
    expect(form.getByLabelText('First name')).toHaveFocus();
    await user.type(form.getByLabelText('First name'), 'Ann');
    await user.type(form.getByLabelText('Last name'), 'Lee');
    await user.type(form.getByLabelText('Email'), 'ann@example.test');
    await user.type(form.getByLabelText('Password'), 'eight or more');
    await user.click(form.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(modalStack.openNames()).not.toContain('sign-up'));
    expect(getSession().user?.kind).toBe('user');
    expect(requests).toHaveLength(1);
    expect(consumePendingAction('watch ')).toBe('AAPL');
    // A welcome would cover the result of the pending action; the member's home shows it instead.
    expect(localStorage.getItem('welcome')).toBeNull();
  });

  it('[S20] has the login one press away, which keeps what was asked for', async () => {
    const form = await ask();
    await user.click(form.getByRole('link', { name: 'Log in' }));
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
    expect(consumePendingAction('watch ')).toBe('AAPL');
  });

  it('[S20] offers the login with the email of an existing account', async () => {
    const message = 'An account with this email already exists. Log in instead.';
    mockEndpoint(usersContract.register, { status: 409, message, fields: { email: message } });
    const form = await ask();
    for (const [label, text] of [
      ['First name', 'Ann'],
      ['Last name', 'Lee'],
      ['Email', 'ann@example.test'],
      ['Password', 'eight or more'],
    ] as const)
      await user.type(form.getByLabelText(label), text);
    expect(form.getAllByRole('link', { name: /^Log in/ })).toHaveLength(1);
    await user.click(form.getByRole('button', { name: 'Create account' }));
    await user.click(await form.findByRole('link', { name: 'Log in as ann@example.test' }));
    const login = within(await screen.findByRole('dialog', { name: 'Login' }));
    expect(login.getByLabelText('Email')).toHaveValue('ann@example.test');
    expect(consumePendingAction('watch ')).toBe('AAPL');
  });

  it('[S20] forgets what was asked for when it is closed', async () => {
    const form = await ask();
    await user.click(form.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(modalStack.openNames()).not.toContain('sign-up'));
    expect(consumePendingAction('watch ')).toBeNull();
  });
});
