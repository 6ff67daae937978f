import { screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it } from 'vitest';
import { modalStack } from '@/components/modals/modal-stack';
import { readLastKind } from '@/lib/client/session/last-kind';
import { restore } from '@/lib/client/session/session';
import { investorsContract } from '@/lib/contracts/accounts/investors';
import { usersContract } from '@/lib/contracts/accounts/users';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { modalPage } from '@/tests/support/browser/modals';
import { goneTo } from '@/tests/support/browser/navigation-log';
import { sessionRecord } from '@/tests/support/api/session';
import { shownToasts } from '@/tests/support/browser/toasts';

const { user, show } = modalPage();
const toasts = shownToasts();

beforeEach(() => restore());

async function logInAs(email: string, password: string) {
  const modal = within(await screen.findByRole('dialog', { name: 'Login' }));
  if (email) await user.type(modal.getByLabelText('Email'), email);
  if (password) await user.type(modal.getByLabelText('Password'), password);
  await user.click(modal.getByRole('button', { name: 'Log in' }));
}

describe('login', () => {
  it('[S20] [G2] signs in, welcomes back and closes', async () => {
    await show('login');
    const requests = mockEndpoint(usersContract.login, sessionRecord());
    await logInAs(' ann@example.test ', 'a secret ');
    await waitFor(() => expect(modalStack.openNames()).toEqual([]));
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ email: 'ann@example.test', password: 'a secret ' });
    expect(Cookies.get('refreshToken')).toBe('refresh-1');
    expect(toasts()).toEqual([['success', 'Welcome Back! Pleasure to see you again.']]);
  });

  it('[S23] [U6] shows the server’s sentence as an error toast and keeps what was typed', async () => {
    await show('login');
    mockEndpoint(usersContract.login, { status: 401, message: 'That email and password do not match.' });
    await logInAs('ann@example.test', 'wrong');
    await waitFor(() => expect(toasts()).toEqual([['error', 'That email and password do not match.']]));
    expect(screen.getByLabelText('Email')).toHaveValue('ann@example.test');
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
  });

  it('[G2] [G12] removes the error when the login succeeds later', async () => {
    await show('login');
    mockEndpoint(usersContract.login, { status: 401, message: 'That email and password do not match.' });
    await logInAs('ann@example.test', 'wrong');
    await waitFor(() => expect(toasts()).toEqual([['error', 'That email and password do not match.']]));
    mockEndpoint(usersContract.login, sessionRecord());
    await logInAs('', 'right');
    await waitFor(() => expect(toasts()).toEqual([['success', 'Welcome Back! Pleasure to see you again.']]));
  });

  it.each([
    ['', '', ['Required', 'Required']],
    ['ann@', 'x', ['Please enter a valid email']],
    ['ann@example.test', '', ['Required']],
  ])('[S15] sends no request for %j and %j', async (email, password, sentences) => {
    await show('login');
    await logInAs(email, password);
    await waitFor(() =>
      expect(screen.getAllByText(/Required|Please enter/).map((node) => node.textContent)).toEqual(sentences),
    );
    const wrong = screen
      .getAllByRole('textbox')
      .concat(screen.getByLabelText('Password'))
      .find((input) => input.getAttribute('aria-invalid'));
    expect(wrong).toHaveFocus();
    expect(wrong).toHaveAccessibleDescription(sentences[0] ?? '');
  });

  it('[S15] removes an error as soon as the field is valid', async () => {
    await show('login');
    await logInAs('ann@', 'x');
    await screen.findByText('Please enter a valid email');
    await user.type(screen.getByLabelText('Email'), 'example.test');
    await waitFor(() => expect(screen.queryByText('Please enter a valid email')).toBeNull());
  });

  it('[U6] puts the server’s sentence at the field it names', async () => {
    await show('login');
    mockEndpoint(usersContract.login, {
      status: 400,
      message: 'Please check the form.',
      fields: { email: 'No such domain', other: 'Not ours' },
    });
    await logInAs('ann@example.test', 'x');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('No such domain'));
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  it('sends once, however often the button is pressed', async () => {
    await show('login');
    let answer: (record: ReturnType<typeof sessionRecord>) => void = () => undefined;
    const requests = mockEndpoint(usersContract.login, () => new Promise((resolve) => (answer = resolve)));
    await logInAs('ann@example.test', 'x{Enter}');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    answer(sessionRecord());
    await waitFor(() => expect(modalStack.openNames()).toEqual([]));
    expect(requests).toHaveLength(1);
  });

  it('[G9] lets a password be pasted, shown and hidden, in one and the same input', async () => {
    await show('login');
    const input = screen.getByLabelText('Password');
    await user.click(input);
    await user.paste('pasted secret');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toBe(input);
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('pasted secret');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  it('[U6] lets password managers fill both fields', async () => {
    await show('login');
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  it('[S20] calls the investors’ endpoint for an investor and says so', async () => {
    const modal = await show('login', { kind: 'investor' });
    modal.getByText('You are logging in to your investor account.');
    const requests = mockEndpoint(investorsContract.login, sessionRecord());
    await logInAs('ann@example.test', 'x');
    await waitFor(() => expect(requests).toHaveLength(1));
  });

  it('[G2] [S26] [S20] lets an investor switch in place, keeping what was typed, and back', async () => {
    const modal = await show('login');
    await user.type(modal.getByLabelText('Email'), 'ann@');
    await user.click(modal.getByRole('button', { name: 'Investor? Use your investor account' }));
    modal.getByText('You are logging in to your investor account.');
    expect(modal.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up?as=investor');
    const back = modal.getByRole('button', { name: 'Not an investor? Use your member account' });
    expect(back).toHaveFocus();
    await user.click(back);
    modal.getByText('You are logging in to your member account.');
    await user.click(modal.getByRole('button', { name: 'Investor? Use your investor account' }));
    const requests = mockEndpoint(investorsContract.login, sessionRecord());
    await logInAs('example.test', 'x');
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ email: 'ann@example.test', password: 'x' });
  });

  it.each([
    [undefined, 'investor', true],
    ['user', 'investor', false],
    [undefined, 'nonsense', false],
  ] as const)('[S26] opened for %s, with %s last used here: investor %s', async (kind, last, isInvestor) => {
    localStorage.setItem('lastAccountKind', last);
    const modal = await show('login', kind ? { kind } : {});
    expect(modal.queryByText('You are logging in to your investor account.') !== null).toBe(isInvestor);
  });

  it('[S26] starts with the kind of account that last logged in here', async () => {
    await show('login', { kind: 'investor' });
    mockEndpoint(investorsContract.login, sessionRecord());
    await logInAs('ann@example.test', 'x');
    await waitFor(() => expect(modalStack.openNames()).toEqual([]));
    expect(readLastKind()).toBe('investor');
  });

  it.each([
    ['/account', ['/account']],
    ['//evil.com', ['/']],
    ['/\\evil.com', ['/']],
    ['javascript:alert(1)', ['/']],
  ])('[R31] continues to %s as %j after the login', async (next, places) => {
    await show('login', { next });
    mockEndpoint(usersContract.login, sessionRecord());
    await logInAs('ann@example.test', 'x');
    await waitFor(() => expect(goneTo).toEqual(places));
  });

  it('[G11] keeps the welcome and the destination for after the reload of an insight page', async () => {
    window.history.replaceState(null, '', '/sector-insights');
    await show('login', { next: '/account' });
    mockEndpoint(usersContract.login, sessionRecord());
    await logInAs('ann@example.test', 'x');
    await waitFor(() => expect(goneTo).toEqual(['reload']));
    expect(toasts()).toEqual([]);
    expect(JSON.parse(sessionStorage.getItem('afterReload') ?? '')).toEqual({
      message: 'Welcome Back! Pleasure to see you again.',
      next: '/account',
    });
    window.history.replaceState(null, '', '/');
  });
});
