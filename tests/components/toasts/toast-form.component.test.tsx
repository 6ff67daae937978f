import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LoginPage } from '@/components/accounts/sign-in/login-page';
import { PasswordSection } from '@/components/my-account/profile/password-section';
import { myAccountContract } from '@/lib/contracts/my-account/my-account';
import { usersContract } from '@/lib/contracts/accounts/users';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { shownToasts } from '@/tests/support/browser/toasts';
import { TestRouter } from '@/tests/components/router';

const toasts = shownToasts();
const signIn = signingIn();
const wrong = [['error', 'Incorrect email or password.']];

async function failToLogIn() {
  mockEndpoint(usersContract.login, { status: 401, message: 'Incorrect email or password.' });
  render(
    <TestRouter>
      <LoginPage />
    </TestRouter>,
  );
  await userEvent.type(screen.getByLabelText('Email'), 'ann@example.test');
  await userEvent.type(screen.getByLabelText('Password'), 'not mine');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(toasts()).toEqual(wrong));
}

it('[S23] the toast of a failed login goes when the form is changed', async () => {
  await failToLogIn();
  await userEvent.type(screen.getByLabelText('Password'), 'x');
  expect(toasts()).toEqual([]);
});

it('[G13] a wrong password in the account is said at its field only', async () => {
  signIn();
  mockEndpoint(myAccountContract.changePassword, {
    ...{ status: 403, message: 'Incorrect password.', fields: { currentPassword: 'Incorrect password.' } },
  });
  render(<PasswordSection />);
  await userEvent.type(screen.getByLabelText('Current password'), 'the old one here');
  await userEvent.type(screen.getByLabelText('New password'), 'quite another good one{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription('Incorrect password.'),
  );
  expect(toasts()).toEqual([]);
});
