import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { LoginPage } from '@/components/accounts/sign-in/login-page';
import { LoginForm } from '@/components/modals/login-form';
import { modalStack } from '@/components/modals/modal-stack';
import { getSession, restore } from '@/lib/client/session/session';
import { register } from '@/lib/client/session/session-actions';
import { authContract } from '@/lib/contracts/accounts/auth';
import { investorsContract } from '@/lib/contracts/accounts/investors';
import { usersContract } from '@/lib/contracts/accounts/users';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { goneTo } from '@/tests/support/browser/navigation-log';
import { sessionRecord } from '@/tests/support/api/session';
import { shownToasts } from '@/tests/support/browser/toasts';
import { TestRouter } from '@/tests/components/router';

const user = userEvent.setup();
const toasts = shownToasts();

beforeEach(() => restore());

const open = (query: Record<string, string> = {}) =>
  render(
    <TestRouter query={query}>
      <LoginPage />
    </TestRouter>,
  );

async function logIn(password: string) {
  await user.type(screen.getByLabelText('Email'), 'ann@example.test');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

/** Asserts that until the next page is shown, accounts cannot be chosen and the button cannot be clicked again. */
function expectBusyForm() {
  expect(screen.queryByText('You’re already signed in')).toBeNull();
  expect(screen.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true');
}

describe('the login page', () => {
  it('[S20] [G2] signs in and continues to the requested page, on this site only', async () => {
    open({ next: '/subscribe' });
    const requests = mockEndpoint(usersContract.login, sessionRecord());
    await logIn('a secret');
    await waitFor(() => expect(goneTo).toEqual(['/subscribe']));
    expectBusyForm();
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ email: 'ann@example.test', password: 'a secret' });
    expect(toasts()).toEqual([['success', 'Welcome Back! Pleasure to see you again.']]);
  });

  it('[R31] goes to the member’s home instead of another site', async () => {
    open({ next: '//evil.example' });
    mockEndpoint(usersContract.login, sessionRecord());
    await logIn('a secret');
    await waitFor(() => expect(goneTo).toEqual(['/account']));
  });

  it('[S26] is for investors when opened for investors', async () => {
    open({ as: 'investor' });
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up?as=investor');
    const requests = mockEndpoint(investorsContract.login, sessionRecord());
    await logIn('a secret');
    await waitFor(() => expect(requests).toHaveLength(1));
  });

  it('[S20] says who is signed in, and offers to sign out', async () => {
    register(sessionRecord(), { kind: 'user' });
    mockEndpoint(authContract.logout, { message: 'Signed out.' });
    open();
    screen.getByRole('heading', { name: 'You’re already signed in' });
    screen.getByText('You are signed in as Ann Lee.');
    await user.click(screen.getByRole('button', { name: 'Sign out to use another account' }));
    await waitFor(() => expect(getSession().user).toBeNull());
  });

  it('[S26] is for investors when the address is read only after the first render', () => {
    const form = (kind?: 'investor') => <LoginForm firstKind={kind} onDone={() => {}} onForgot={() => {}} />;
    const { rerender } = render(form());
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up');
    rerender(form('investor'));
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up?as=investor');
  });

  it('[U6] shows in the form what was refused, and keeps what was typed', async () => {
    open();
    mockEndpoint(usersContract.login, { status: 401, message: 'That email and password do not match.' });
    await logIn('wrong');
    await screen.findByText('That email and password do not match.');
    expect(screen.getByLabelText('Email')).toHaveValue('ann@example.test');
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
    // Both fields are marked, because the response does not say which one is wrong.
    for (const label of ['Email', 'Password']) {
      expect(screen.getByLabelText(label)).toBeInvalid();
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription('That email and password do not match.');
    }
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    expect(modalStack.read()[0]).toMatchObject({ name: 'forgot-password', details: { email: 'ann@example.test' } });
  });

  it('[U6] marks no field when the server is busy, and unmarks them on the next attempt', async () => {
    open();
    mockEndpoint(usersContract.login, (_, times) =>
      times === 1
        ? { status: 401, message: 'That email and password do not match.' }
        : { status: 503, message: 'Too many logins right now.' },
    );
    await logIn('wrong');
    await waitFor(() => expect(screen.getByLabelText('Password')).toBeInvalid());
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Too many logins right now.')).toBeInTheDocument();
    for (const label of ['Email', 'Password']) expect(screen.getByLabelText(label)).toBeValid();
  });
});
