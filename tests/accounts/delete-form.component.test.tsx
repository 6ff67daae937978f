import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DeleteForm } from '@/components/my-account/profile/delete-form';
import { useSessionEffects } from '@/components/layout/shell/use-session-effects';
import { getSession } from '@/lib/client/session/session';
import { myAccountContract } from '@/lib/contracts/my-account/my-account';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { shownToasts } from '@/tests/support/browser/toasts';
import { TestRouter } from '@/tests/components/router';

const signIn = signingIn();
const toasts = shownToasts();

function Page() {
  useSessionEffects();
  return <DeleteForm />;
}

it('[G13] a deleted account is confirmed by one toast, which does not also say signed out', async () => {
  signIn();
  mockEndpoint(myAccountContract.remove, { message: 'Your account has been deleted.', kept: [] });
  render(
    <TestRouter pathname="/account/profile">
      <Page />
    </TestRouter>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Current password'), 'my password');
  await user.type(screen.getByLabelText(/To confirm, type/), 'delete my account');
  await user.click(screen.getByRole('button', { name: 'Permanently delete account' }));
  await waitFor(() => expect(getSession().user).toBeNull());
  expect(toasts()).toEqual([['success', 'Your account has been deleted.']]);
});
