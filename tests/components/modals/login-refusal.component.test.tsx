import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usersContract } from '@/lib/contracts/accounts/users';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { modalPage } from '@/tests/support/browser/modals';

const { user, show } = modalPage();

it('[U6] shows in the form, too, why a login was refused: the toast closes after five seconds', async () => {
  await show('login');
  const modal = within(await screen.findByRole('dialog', { name: 'Login' }));
  mockEndpoint(usersContract.login, { status: 401, message: 'That email and password do not match.' });
  await user.type(modal.getByLabelText('Email'), 'ann@example.test');
  await user.type(modal.getByLabelText('Password'), 'wrong');
  await user.click(modal.getByRole('button', { name: 'Log in' }));
  // The toast announces the error; with a second alert, screen readers would read it twice.
  expect(await modal.findByText('That email and password do not match.')).not.toHaveAttribute('role');

  // Focus moves to the password, so that it can be retyped at once.
  await waitFor(() => expect(modal.getByLabelText('Password')).toHaveFocus());
  const { selectionStart, selectionEnd } = modal.getByLabelText<HTMLInputElement>('Password');
  expect([selectionStart, selectionEnd]).toEqual([0, 5]);

  mockEndpoint(usersContract.login, { status: 429, message: 'Too many tries.' });
  await user.click(modal.getByRole('button', { name: 'Log in' }));
  await modal.findByText('Too many tries.');
  expect(modal.queryByText('That email and password do not match.')).toBeNull();
});
