import { waitFor } from '@testing-library/react';
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

  it('[G2] [S23] sends the link, shows the message and closes', async () => {
    const requests = mockEndpoint(usersContract.requestNewPassword, { message: 'ok' });
    await ask('ann@example.test');
    await waitFor(() => expect(toasts()).toEqual([['success', 'Your reset password link is on its way.']]));
    expect(requests[0]?.url.searchParams.get('email')).toBe('ann@example.test');
    expect(modalStack.openNames()).toEqual([]);
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
