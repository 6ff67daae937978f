import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { InvestorResetPasswordPage, UserResetPasswordPage } from '@/components/accounts/sign-in/reset-password-page';
import { closeAllModals, modalStack } from '@/components/modals/modal-stack';
import { passwordChanged, resetLinkInvalid } from '@/lib/content/accounts/messages';
import { investorsContract } from '@/lib/contracts/accounts/investors';
import { usersContract } from '@/lib/contracts/accounts/users';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { shownToasts } from '@/tests/support/browser/toasts';
import { TestRouter } from '@/tests/components/router';

const user = userEvent.setup();
const toasts = shownToasts();
const kinds = [
  { kind: 'user', Page: UserResetPasswordPage, contract: usersContract },
  { kind: 'investor', Page: InvestorResetPasswordPage, contract: investorsContract },
] as const;

afterEach(() => closeAllModals());

function open(Page: (typeof kinds)[number]['Page'], token = 'a+b') {
  render(
    <TestRouter query={{ token }}>
      <Page />
    </TestRouter>,
  );
}

async function save(password: string) {
  await user.type(await screen.findByLabelText('New password'), password);
  await user.click(screen.getByRole('button', { name: 'Save password' }));
}

describe.each(kinds)('the reset page of a $kind', ({ kind, Page, contract }) => {
  it('[S20] checks the link, takes a new password and offers the login of its kind', async () => {
    const verified = mockEndpoint(contract.verifyPasswordRequest, { isValid: true });
    const changed = mockEndpoint(contract.resetPassword, { message: 'ok' });
    open(Page);
    await save('eight or more');
    await screen.findByRole('heading', { name: 'Password changed' });
    expect([verified, changed].map(([first]) => first?.url.pathname.endsWith('/a%2Bb'))).toEqual([true, true]);
    expect(changed[0]?.body).toBe('{"password":"eight or more"}');
    expect(toasts()).toEqual([['success', passwordChanged]]);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(modalStack.read()[0]).toMatchObject({ name: 'login', details: { kind } });
  });

  it.each([
    ['says no', { isValid: false }],
    ['refuses it', { status: 404, message: 'No.' }],
  ] as const)('shows that a link no longer works when the server %s, and how to get a new one', async (_, answer) => {
    mockEndpoint(contract.verifyPasswordRequest, answer);
    open(Page);
    await screen.findByRole('heading', { name: 'This link no longer works' });
    screen.getByText(resetLinkInvalid);
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(modalStack.read()[0]).toMatchObject({ name: 'forgot-password', details: { kind } });
  });
});

describe('the reset page', () => {
  it.each(['no network', { status: 503, message: 'Soon.' }, { status: 429, message: 'Wait.' }] as const)(
    '[U4] offers to check again after %j, without blaming the link',
    async (answer) => {
      mockEndpoint(usersContract.verifyPasswordRequest, (_, times) => (times === 1 ? answer : { isValid: true }));
      open(UserResetPasswordPage);
      await user.click(await screen.findByRole('button', { name: 'Try again' }));
      await screen.findByLabelText('New password');
    },
  );

  it('[S15] [U6] names what is wrong with a password and keeps it', async () => {
    mockEndpoint(usersContract.verifyPasswordRequest, { isValid: true });
    open(UserResetPasswordPage);
    await save('short');
    await waitFor(() =>
      expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/^Minimum length is 8/),
    );
    expect(screen.getByLabelText('New password')).toHaveValue('short');
  });

  it('[U6] shows the server’s sentence at the field and keeps the link', async () => {
    mockEndpoint(usersContract.verifyPasswordRequest, { isValid: true });
    mockEndpoint(usersContract.resetPassword, {
      status: 400,
      message: 'Choose another.',
      fields: { password: 'Too well known' },
    });
    open(UserResetPasswordPage);
    await save('password1');
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/^Too well known/));
    expect(toasts()).toEqual([['error', 'Choose another.']]);
  });

  it('says when the link was used in the meantime', async () => {
    mockEndpoint(usersContract.verifyPasswordRequest, { isValid: true });
    mockEndpoint(usersContract.resetPassword, { status: 400, message: resetLinkInvalid });
    open(UserResetPasswordPage);
    await save('eight or more');
    await screen.findByRole('heading', { name: 'This link no longer works' });
  });
});
