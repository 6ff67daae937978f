import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { modalStack } from '@/components/modals/modal-stack';
import { investorsContract } from '@/lib/contracts/accounts/investors';
import { usersContract } from '@/lib/contracts/accounts/users';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { modalPage } from '@/tests/support/browser/modals';
import { shownToasts } from '@/tests/support/browser/toasts';

const { user, show } = modalPage();
const toasts = shownToasts();

describe('forgot password', () => {
  const ask = async (email: string, details = {}) => {
    const modal = await show('forgot-password', details);
    if (email) await user.type(modal.getByLabelText('Email'), email);
    await user.click(modal.getByRole('button', { name: 'Send' }));
  };

  it('[G2] [S23] sends the link, shows the message and says what to do next', async () => {
    const requests = mockEndpoint(usersContract.requestNewPassword, { message: 'ok' });
    await ask('ann@example.test');
    await waitFor(() => expect(toasts()).toEqual([['success', 'Your reset password link is on its way.']]));
    expect(requests[0]?.url.searchParams.get('email')).toBe('ann@example.test');
    const next = within(await screen.findByRole('dialog', { name: 'Check your email' }));
    const text =
      'If a member account uses this email, a link to choose a new password arrives in a few minutes. It works once.';
    expect(next.getByText(text)).toHaveFocus();
    expect(next.getByText('ann@example.test')).toBeVisible();
    expect(next.getByText('No email? Check your spam folder, then send the link again.')).toBeVisible();
    await user.click(next.getByRole('button', { name: 'Back to log in' }));
    expect(modalStack.read()[0]).toMatchObject({ name: 'login', details: { kind: 'user', email: 'ann@example.test' } });
  });

  it('[G2] goes back to the form with the typed email', async () => {
    mockEndpoint(investorsContract.requestNewPassword, { message: 'ok' });
    await ask('ann@example.test', { kind: 'investor' });
    const next = within(await screen.findByRole('dialog', { name: 'Check your email' }));
    expect(next.getByText(/^If an investor account uses this email, /)).toBeVisible();
    await user.click(next.getByRole('button', { name: 'Send again' }));
    expect(within(screen.getByRole('dialog', { name: 'Forgot Password' })).getByLabelText('Email')).toHaveValue(
      'ann@example.test',
    );
  });

  it('[G2] closes over the login page, which has the form already', async () => {
    window.history.replaceState(null, '', '/login');
    mockEndpoint(usersContract.requestNewPassword, { message: 'ok' });
    await ask('ann@example.test');
    await user.click(await screen.findByRole('button', { name: 'Back to log in' }));
    expect(modalStack.openNames()).toEqual([]);
    window.history.replaceState(null, '', '/');
  });

  it.each(['', '   '])('[S15] [S23] has its own sentence for an empty email (%j)', async (email) => {
    await ask(email);
    await waitFor(() => expect(toasts()).toEqual([['error', 'Oops, you forgot to enter an email.']]));
  });

  it('[S23] shows the server’s sentence as an error toast', async () => {
    mockEndpoint(usersContract.requestNewPassword, { status: 429, message: 'Too many attempts.' });
    await ask('ann@example.test');
    await waitFor(() => expect(toasts()).toEqual([['error', 'Too many attempts.']]));
  });

  it('[G2] [S26] lets an investor switch in place, keeping the email', async () => {
    const modal = await show('forgot-password', { email: 'ann@example.test' });
    await user.click(modal.getByRole('button', { name: 'Investor? Use your investor account' }));
    modal.getByText('The link will be for your investor account.');
    const requests = mockEndpoint(investorsContract.requestNewPassword, { message: 'ok' });
    await user.click(modal.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(requests[0]?.url.searchParams.get('email')).toBe('ann@example.test'));
  });

  it('[S20] calls the investors’ endpoint for an investor', async () => {
    const requests = mockEndpoint(investorsContract.requestNewPassword, { message: 'ok' });
    await ask('ann@example.test', { kind: 'investor' });
    await waitFor(() => expect(requests).toHaveLength(1));
  });
});
