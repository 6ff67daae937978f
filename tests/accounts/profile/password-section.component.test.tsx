import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { describe, expect, it } from 'vitest';
import { PasswordSection } from '@/components/my-account/profile/password-section';
import { getSession } from '@/lib/client/session/session';
import { myAccountContract as contract } from '@/lib/contracts/my-account/my-account';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { accessToken } from '@/tests/support/api/session';
import { shownToasts } from '@/tests/support/browser/toasts';

describe('the password section', () => {
  const signIn = signingIn();
  const toasts = shownToasts();

  it('[R9] [G13] continues with the tokens of the new session, as the same user, and clears the form', async () => {
    signIn();
    const token = accessToken('second');
    const sent = mockEndpoint(contract.changePassword, { message: 'Changed.', token, refreshToken: 'refresh-2' });
    const user = userEvent.setup();
    render(<PasswordSection />);
    await user.type(screen.getByLabelText('Current password'), 'the old one here');
    await user.type(screen.getByLabelText('New password'), 'quite another good one{Enter}');
    await waitFor(() => expect(toasts()).toEqual([['success', 'Changed.']]));
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      currentPassword: 'the old one here',
      password: 'quite another good one',
    });
    expect(Cookies.get()).toMatchObject({ accessToken: token, refreshToken: 'refresh-2' });
    expect(getSession().user).toMatchObject({ id: 'user-1', kind: 'user' });
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });
});
