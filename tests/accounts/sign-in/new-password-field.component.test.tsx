import { createHash } from 'node:crypto';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { NewPasswordField } from '@/components/modals/sign-up/new-password-field';
import { signUpCopy } from '@/lib/content/accounts/sign-up-copy';
import { passwordsContract } from '@/lib/contracts/accounts/passwords';
import { eventually } from '@/tests/support/eventually';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

const user = userEvent.setup();
const sumOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();

// jsdom does not implement secure contexts; browsers treat localhost as one.
beforeEach(() => vi.stubGlobal('isSecureContext', true));

async function choose(password: string) {
  const page = render(<NewPasswordField name="password" label="Password" />);
  await user.type(screen.getByLabelText('Password'), password);
  await user.tab();
  return page;
}

it('[G9] warns when a password has leaked, without sending it, and removes the warning on the next keystroke', async () => {
  const requests = mockEndpoint(passwordsContract.leaked, { suffixes: [sumOf('password1').slice(5)] });
  await choose('password1');
  expect(await screen.findByText(signUpCopy.passwordLeaked)).toBeInTheDocument();
  expect(requests.map(({ url }) => url.pathname)).toEqual([`/api/passwords/leaked/${sumOf('password1').slice(0, 5)}`]);
  await user.type(screen.getByLabelText('Password'), '!');
  expect(screen.queryByText(signUpCopy.passwordLeaked)).not.toBeInTheDocument();
});

it('[G9] shows no warning for a password that has not leaked, or when the list is unavailable', async () => {
  const requests = mockEndpoint(passwordsContract.leaked, (_, times) =>
    times === 1 ? { suffixes: [] } : 'no network',
  );
  await choose('eight or more');
  await eventually(() => expect(requests).toHaveLength(1));
  await user.type(screen.getByLabelText('Password'), '!');
  await user.tab();
  await eventually(() => expect(requests).toHaveLength(2));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('[G9] shows only the error of a rejected password, not the warning as well', async () => {
  mockEndpoint(passwordsContract.leaked, { suffixes: [sumOf('password1').slice(5)] });
  const { rerender } = await choose('password1');
  expect(await screen.findByText(signUpCopy.passwordLeaked)).toBeInTheDocument();
  rerender(<NewPasswordField name="password" label="Password" error="Choose another one." />);
  expect(screen.getByText('Choose another one.')).toBeInTheDocument();
  expect(screen.queryByText(signUpCopy.passwordLeaked)).not.toBeInTheDocument();
});
