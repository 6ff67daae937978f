import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getSession, restore } from '@/lib/client/session/session';
import { banksContract } from '@/lib/contracts/brokerage/banks';
import { brokerageContract } from '@/lib/contracts/brokerage/brokerage';
import { myAccountContract as contract } from '@/lib/contracts/my-account/my-account';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { closeAll, openNames } from '@/tests/support/browser/open-modals';
import { account, session, showProfile } from './profile-samples';

describe('profile and settings', () => {
  const signIn = signingIn();

  it('[U4] asks a visitor to log in', async () => {
    act(() => restore());
    const user = showProfile();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(openNames()).toEqual(['login']);
    closeAll();
  });

  it('[U4] says what failed, and retries', async () => {
    signIn();
    const user = showProfile();
    mockEndpoint(contract.read, (_, times) => (times === 1 ? 'no network' : account));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('First name')).toHaveValue('Ann');
  });

  it('[S24] writes a number as (XXX) XXX-XXXX', async () => {
    signIn();
    showProfile({ phone: '+12125550190' });
    expect(await screen.findByLabelText('Phone (optional)')).toHaveValue('(212) 555-0190');
    expect(screen.getByText('Not confirmed yet')).toBeVisible();
  });

  it('[S24] writes days as MM/DD/YYYY', async () => {
    signIn();
    showProfile({}, 'security');
    const row = await screen.findByRole('row', { name: /^Firefox on Linux/ });
    expect(row).toHaveTextContent(/01\/02\/2026, \d+:00/);
    expect(row).toHaveTextContent(/01\/01\/2026, \d+:00/);
  });

  it('[G13] shows the linked bank and the application’s status, and retries what failed', async () => {
    signIn();
    const user = showProfile();
    expect(await screen.findByText('First Platypus Bank')).toBeVisible();
    expect(screen.getByText('Ready')).toBeVisible();
    expect(await screen.findByText('Action required')).toBeVisible();
    const href = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
    expect(href('Deposit or withdraw')).toBe('/account/transfers');
    expect(href('View application status')).toBe('/open-account/status');
    cleanup();
    showProfile();
    mockEndpoint(banksContract.list, (_, times) =>
      times === 1 ? 'no network' : { items: [], hindrance: null, isSimulated: true },
    );
    mockEndpoint(brokerageContract.application, { application: null, isSandbox: true, fundingStep: null });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No bank connected.')).toBeVisible();
    expect(screen.getByText('No application submitted yet.')).toBeVisible();
    expect(href('Deposit or withdraw')).toBeUndefined();
    expect(href('Open a brokerage account')).toBe('/open-account');
  });

  it('[G13] [U6] changes the name, which the header shows, and keeps what was typed when refused', async () => {
    signIn();
    const user = showProfile();
    const sent = mockEndpoint(contract.change, (_, times) =>
      times === 1
        ? { status: 400, message: 'Please look again.', fields: { phone: 'Please enter a valid phone number' } }
        : { ...account, firstName: 'Zoë' },
    );
    const form = within(await screen.findByRole('form', { name: 'Save changes' }));
    await user.clear(form.getByLabelText('First name'));
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await form.findByText('Required')).toBeVisible();
    await user.type(form.getByLabelText('First name'), 'Zoë');
    await user.type(form.getByLabelText(/^Phone/), '12');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await form.findByText('Please enter a valid phone number')).toBeVisible();
    expect(form.getByLabelText(/^Phone/)).toHaveValue('12');
    await user.clear(form.getByLabelText(/^Phone/));
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(getSession().user?.name).toBe('Zoë Lee'));
    expect(JSON.parse(sent[1]?.body ?? '')).toEqual({ firstName: 'Zoë', lastName: 'Lee', phone: '' });
  });

  it('[G13] ends another session, or all others, and never offers to end its own', async () => {
    signIn();
    const user = showProfile({}, 'security');
    const ended = mockEndpoint(
      { ...contract.endSession, path: '/api/account/sessions/Linux' },
      {
        items: [session('here', { isCurrent: true })],
      },
    );
    expect(await screen.findByText('This device')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign out other devices' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign out Firefox on Linux' }));
    expect(await screen.findByText('No other devices are signed in.')).toBeVisible();
    expect(ended).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /Sign out/ })).toBeNull();
  });

  it('[G13] deletes the account only with the password and the confirmation phrase', async () => {
    signIn();
    const user = showProfile({}, 'data');
    const sent = mockEndpoint(contract.remove, { message: 'Your account has been deleted.', kept: [] });
    await user.click(await screen.findByText('Permanently delete account', { selector: 'summary *' }));
    const form = within(screen.getByRole('form', { name: 'Delete account' }));
    await user.type(form.getByLabelText('Current password'), 'my password');
    await user.type(form.getByLabelText(/To confirm, type/), 'delete it');
    await user.click(form.getByRole('button', { name: 'Permanently delete account' }));
    expect(await form.findByText('Please type: delete my account')).toBeVisible();
    expect(sent).toEqual([]);
    await user.clear(form.getByLabelText(/To confirm, type/));
    await user.type(form.getByLabelText(/To confirm, type/), 'Delete my account');
    await user.click(form.getByRole('button', { name: 'Permanently delete account' }));
    await waitFor(() => expect(getSession().user).toBeNull());
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ password: 'my password', confirmation: 'delete my account' });
  });
});
