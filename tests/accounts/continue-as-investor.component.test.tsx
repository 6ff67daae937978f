import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ContinueAsInvestor } from '@/components/modals/continue-as-investor';
import { switchAccount } from '@/components/modals/switch-account';
import { getSession } from '@/lib/client/session/session';
import { authContract } from '@/lib/contracts/accounts/auth';
import { linkedAccountsContract as contract } from '@/lib/contracts/accounts/linked-accounts';
import { myAccountContract, type OwnAccount } from '@/lib/contracts/my-account/my-account';
import { signingIn } from '@/tests/support/api/member';
import { sessionRecord } from '@/tests/support/api/session';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { closeAll, openNames } from '@/tests/support/browser/open-modals';
import { shownToasts } from '@/tests/support/browser/toasts';

const account: OwnAccount = {
  kind: 'user',
  email: 'ann@example.test',
  isEmailConfirmed: true,
  pendingEmail: null,
  firstName: 'Ann',
  lastName: 'Lee',
  phone: null,
  createdAt: '2026-11-20T15:05:00.000Z',
};
const investor = { ...sessionRecord(), id: 'investor-1' };

function show() {
  const onClose = vi.fn();
  render(<ContinueAsInvestor details={{}} onClose={onClose} />);
  return { user: userEvent.setup(), onClose };
}

describe('continuing as an investor', () => {
  const signIn = signingIn();
  const toasts = shownToasts();

  it('[G14] says what is carried over, asks for consent and password once, and goes on as the investor', async () => {
    signIn();
    mockEndpoint(myAccountContract.read, account);
    const ended = mockEndpoint(authContract.logout, { message: 'Signed out.' });
    const sent = mockEndpoint(contract.continueAsInvestor, investor);
    const { user, onClose } = show();
    expect(await screen.findByText(/investor account for Ann Lee \(ann@example\.test\)/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue as an investor' }));
    expect(await screen.findByText('Agree to the terms to continue')).toBeVisible();
    expect(screen.getByLabelText('Password')).toBeInvalid();
    expect(screen.getByLabelText('Password of your investor account')).not.toBeVisible();
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Continue as an investor' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(getSession().user).toMatchObject({ id: 'investor-1', kind: 'investor' });
    expect(toasts()).toContainEqual(['success', 'You are now using your investor account.']);
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ password: 'correct horse', consent: true });
    // The previous session is ended by a request without the new session's access token.
    await waitFor(() => expect(ended).toHaveLength(1));
    expect(ended[0]?.bearer).toBeNull();
  });

  it('[G14] [U6] asks for the password of an investor account that exists, and keeps what was typed', async () => {
    signIn();
    mockEndpoint(myAccountContract.read, account);
    mockEndpoint(authContract.logout, { message: 'Signed out.' });
    const message = 'You already have an investor account with another password. Enter it to link both.';
    const sent = mockEndpoint(contract.continueAsInvestor, (_, times) =>
      times === 1 ? { status: 400, message, fields: { investorPassword: message } } : investor,
    );
    const { user, onClose } = show();
    await user.type(await screen.findByLabelText('Password'), 'correct horse');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Continue as an investor' }));
    const second = screen.getByLabelText('Password of your investor account');
    await waitFor(() => expect(second).toBeVisible());
    await waitFor(() => expect(second).toHaveAccessibleDescription(message));
    await waitFor(() => expect(second).toHaveFocus());
    expect(screen.getByLabelText('Password')).toHaveValue('correct horse');
    await user.type(second, 'other horse');
    await user.click(await screen.findByRole('button', { name: 'Continue as an investor', busy: false }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(JSON.parse(sent[1]?.body ?? '')).toMatchObject({ investorPassword: 'other horse' });
  });

  it('[G14] [U4] has the address confirmed first, and goes on when it is', async () => {
    signIn();
    mockEndpoint(myAccountContract.read, (_, times) => ({ ...account, isEmailConfirmed: times > 1 }));
    const requests = mockEndpoint(myAccountContract.requestEmail, { message: 'We emailed you a link.' });
    const { user } = show();
    await user.type(await screen.findByLabelText('Password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Email me a link' }));
    expect(await screen.findByText('We emailed you a link. Open it, then continue here.')).toBeVisible();
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ email: 'ann@example.test', password: 'correct horse' });
    await user.click(screen.getByRole('button', { name: 'I opened the link' }));
    expect(await screen.findByRole('checkbox')).toBeVisible();
    await waitFor(() => expect(screen.getByText(/investor account for Ann Lee/)).toHaveFocus());
  });

  it('[G14] [U4] says that the link was not opened yet, and sends it again', async () => {
    signIn();
    mockEndpoint(myAccountContract.read, { ...account, isEmailConfirmed: false });
    const requests = mockEndpoint(myAccountContract.requestEmail, (_, times) =>
      times === 2 ? { status: 429, message: 'Too many attempts.' } : { message: 'We emailed you a link.' },
    );
    const { user } = show();
    await user.type(await screen.findByLabelText('Password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Email me a link' }));
    const sent = await screen.findByText('We emailed you a link. Open it, then continue here.');
    await waitFor(() => expect(sent).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'I opened the link' }));
    expect(
      await screen.findByText('Not confirmed yet. Open the link we sent to ann@example.test, then try again.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('We emailed you a link. Open it, then continue here.')).toBeVisible();
    expect(screen.queryByText('Too many attempts.')).toBeNull();
    await screen.findByRole('button', { name: 'Send again' });
    // Sending a link to the current address does not require the password again.
    expect(requests.map(({ body }) => JSON.parse(body) as unknown).slice(1)).toEqual([
      { email: 'ann@example.test' },
      { email: 'ann@example.test' },
    ]);
  });

  it('[U4] says that the account could not be loaded, and tries again', async () => {
    signIn();
    mockEndpoint(myAccountContract.read, (_, times) =>
      times === 1 ? { status: 503, message: 'We cannot reach our records right now.' } : account,
    );
    const { user } = show();
    expect(await screen.findByText('We cannot reach our records right now.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Password')).toBeVisible();
  });
});

describe('the switch between both accounts', () => {
  const signIn = signingIn();
  const toasts = shownToasts();

  it('[G14] takes one press where the accounts are linked, and a second press sends nothing', async () => {
    signIn();
    mockEndpoint(authContract.logout, { message: 'Signed out.' });
    const sent = mockEndpoint(contract.switchAccount, { session: investor });
    await act(() => Promise.all([switchAccount('investor'), switchAccount('investor')]));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toBe('{"refreshToken":"refresh-1"}');
    expect(getSession().user).toMatchObject({ id: 'investor-1', kind: 'investor' });
  });

  it('[G14] asks a member to become an investor first, and an investor to log in as a member', async () => {
    signIn();
    mockEndpoint(contract.switchAccount, { session: null });
    await act(() => switchAccount('investor'));
    expect(openNames()).toEqual(['continue-as-investor']);
    closeAll();
    await act(() => switchAccount('user'));
    expect(openNames()).toEqual(['login']);
    closeAll();
  });

  it('[G14] [U4] says what went wrong and stays in the account', async () => {
    signIn();
    const before = getSession().user;
    mockEndpoint(contract.switchAccount, { status: 429, message: 'Too many switches. Please wait.' });
    await act(() => switchAccount('investor'));
    expect(toasts()).toContainEqual(['error', 'Too many switches. Please wait.']);
    expect(getSession().user).toEqual(before);
  });
});
