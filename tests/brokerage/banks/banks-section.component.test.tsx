import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BankReturnPage } from '@/components/brokerage/banks/bank-return-page';
import { banksContract as contract } from '@/lib/contracts/brokerage/banks';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { TestRouter } from '@/tests/components/router';
import { accounts, link, none, one, showBanks } from './bank-samples';

async function logInAtBank(user: ReturnType<typeof userEvent.setup>) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect a bank (simulated)' }));
  await user.click(dialog.getByRole('button', { name: 'First Platypus Bank' }));
  await user.type(dialog.getByLabelText('Username'), 'user_good');
  await user.type(dialog.getByLabelText('Password'), 'pass_good');
  await user.click(dialog.getByRole('button', { name: 'Log in to bank' }));
  return dialog;
}

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

describe('[F11] the banks page', () => {
  const signIn = signingIn();

  it('links a bank: Link, a login, an account, and no token is stored', async () => {
    signIn();
    const user = showBanks((times) => (times === 1 ? none : one()));
    mockEndpoint(contract.link, link);
    const played = mockEndpoint(contract.sampleLink, (_, times) => ({
      accounts,
      publicToken: times === 1 ? null : 'public-1',
    }));
    const sent = mockEndpoint(contract.processorToken, {
      relationshipId: 'r1',
      status: 'queued',
      bankName: 'First Platypus Bank',
      mask: '0000',
    });
    await user.click(await screen.findByRole('button', { name: 'Connect a bank' }));
    const dialog = await logInAtBank(user);
    await user.click(await dialog.findByRole('button', { name: /Plaid Checking/ }));
    expect(await screen.findByText('Setting up')).toBeVisible();
    expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { accountId: 'a1', publicToken: 'public-1', accountType: 'checking' },
    ]);
    expect(played).toHaveLength(2);
    expect(sessionStorage.getItem('bankLink')).toBeNull();
  });

  it('[U4] explains a wrong login, an unavailable bank and a canceled link', async () => {
    signIn();
    const user = showBanks(none);
    mockEndpoint(contract.link, link);
    mockEndpoint(contract.sampleLink, { status: 422, message: 'The bank doesn’t recognize this login.' });
    await user.click(await screen.findByRole('button', { name: 'Connect a bank' }));
    const dialog = await logInAtBank(user);
    expect(await dialog.findByText('The bank doesn’t recognize this login.')).toBeVisible();
    expect(dialog.getByLabelText('Username')).toHaveValue('user_good');
    await user.click(dialog.getByRole('button', { name: 'Choose another bank' }));
    await user.click(dialog.getByRole('button', { name: 'A bank that is down' }));
    expect(await screen.findByText('This bank is down for maintenance. Try again later.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Connect a bank' }));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('You closed the window before connecting a bank.')).toBeVisible();
    expect(sessionStorage.getItem('bankLink')).toBeNull();
  });

  it.each([
    ['no-account', 'Open a brokerage account to connect a bank.'],
    ['not-active', 'You can connect a bank once your brokerage account is active.'],
    ['off', 'Connecting a bank is not available yet.'],
  ] as const)('explains why no bank can be linked: %s', async (hindrance, sentence) => {
    signIn();
    showBanks({ ...none, hindrance });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Connect a bank' })).toBeNull();
  });

  it('renews a login that the bank has expired, and finishes the link', async () => {
    signIn();
    const user = showBanks(one({ state: 'unfinished', needsLogin: true }));
    mockEndpoint({ ...contract.linkAgain, path: '/api/plaid/banks/bank-1/link' }, link);
    mockEndpoint(contract.sampleLink, { accounts, publicToken: null });
    const finished = mockEndpoint({ ...contract.finish, path: '/api/plaid/banks/bank-1/finish' }, one());
    await user.click(await screen.findByRole('button', { name: 'Reconnect bank' }));
    const dialog = await logInAtBank(user);
    await user.click(await dialog.findByRole('button', { name: 'Allow access again' }));
    expect(await screen.findByText('Setting up')).toBeVisible();
    expect(finished).toHaveLength(1);
  });

  it('[U4] shows by itself when the broker has set the bank up, and then asks no more', async () => {
    signIn();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let asked = 0;
    showBanks((times) => {
      asked = times;
      return one({ state: times < 3 ? 'queued' : 'approved' });
    });
    expect(await screen.findByText('Setting up')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    await waitFor(() => expect(asked).toBe(2));
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(await screen.findByText('Ready')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(asked).toBe(3);
  });

  it('[U1] keeps the focus in the section when a bank is disconnected by keyboard', async () => {
    signIn();
    const user = showBanks(one());
    mockEndpoint({ ...contract.remove, path: '/api/plaid/banks/bank-1' }, { ...none, hindrance: 'removing' });
    (await screen.findByRole('button', { name: 'Disconnect' })).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('No bank connected')).toBeVisible();
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement).toContainElement(screen.getByText('No bank connected'));
  });

  it('shows an unfinished link, with a button to finish it', async () => {
    signIn();
    const user = showBanks((times) => (times === 1 ? none : one({ state: 'unfinished' })));
    mockEndpoint(contract.link, link);
    mockEndpoint(contract.sampleLink, { accounts, publicToken: 'public-1' });
    mockEndpoint(contract.processorToken, { status: 503, message: 'The broker is away.' });
    await user.click(await screen.findByRole('button', { name: 'Connect a bank' }));
    const dialog = await logInAtBank(user);
    await user.click(await dialog.findByRole('button', { name: /Plaid Checking/ }));
    expect(await screen.findByText('The broker is away.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Finish connecting' })).toBeVisible();
  });
});

describe('[F11] the return from a bank', () => {
  const signIn = signingIn();
  const at = (address: string) => window.history.replaceState(null, '', address);
  afterEach(() => at('/'));

  const open = () =>
    render(
      <TestRouter pathname="/account/bank-return">
        <BankReturnPage />
      </TestRouter>,
    );

  it('continues the link that was started, and only once', async () => {
    signIn();
    sessionStorage.setItem('bankLink', JSON.stringify({ linkToken: 'l', isSimulated: true, bankId: null }));
    at('/account/bank-return?oauth_state_id=s1');
    mockEndpoint(contract.sampleLink, { accounts, publicToken: 'public-1' });
    mockEndpoint(contract.list, one());
    const status = 'queued' as const;
    const answer = { relationshipId: 'r1', status, bankName: 'Platypus OAuth Bank', mask: '0003' };
    const sent = mockEndpoint(contract.processorToken, answer);
    const user = userEvent.setup();
    const first = open();
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Username'), 'user_good');
    await user.type(dialog.getByLabelText('Password'), 'pass_good');
    await user.click(dialog.getByRole('button', { name: 'Log in to bank' }));
    await user.click(await dialog.findByRole('button', { name: /Plaid Checking/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    first.unmount();
    open();
    expect(await screen.findByText('Nothing to finish')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('does nothing for a visitor who was not redirected', async () => {
    signIn();
    sessionStorage.setItem('bankLink', JSON.stringify({ linkToken: 'l', isSimulated: true, bankId: null }));
    at('/account/bank-return');
    open();
    expect(await screen.findByText('Nothing to finish')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
