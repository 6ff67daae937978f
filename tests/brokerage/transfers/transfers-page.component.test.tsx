import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { transfersContract as contract } from '@/lib/contracts/brokerage/transfers';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { shownToasts } from '@/tests/support/browser/toasts';
import { amount, one, press, ready, showTransfers } from './transfer-samples';

describe('[F16] the transfers page', () => {
  const signIn = signingIn();
  const toasts = shownToasts();

  it('shows the balance, formats an amount, reviews a deposit and sends it with a key', async () => {
    signIn();
    const { user } = showTransfers(ready);
    expect(await screen.findByText('$300.50')).toBeVisible();
    expect(screen.getByText('Until 12/03/2026')).toBeVisible();
    await user.type(await amount(), '1250.5');
    await user.tab();
    expect(await amount()).toHaveValue('1,250.50');
    await press(user, 'Review deposit');
    expect(screen.getByRole('heading', { name: 'Review your deposit' })).toHaveFocus();
    expect(screen.getByText('11/27/2026')).toBeVisible();
    const sent = mockEndpoint(contract.create, one);
    await user.dblClick(screen.getByRole('button', { name: 'Deposit funds' }));
    expect(await amount()).toHaveValue('');
    expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { direction: 'deposit', amountCents: 1250_50 },
    ]);
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^\w{20}$/);
    expect(toasts()).toContainEqual(['success', 'Your deposit has started.']);
  });

  it.each([
    ['Deposit', 'Deposits can usually be withdrawn 5 business days after they complete', ['bank', 'account']],
    ['Withdraw', 'You can cancel until the bank processes it', ['account', 'bank']],
  ])('%s: reviews where the money comes from and goes to, and what applies', async (direction, note, ends) => {
    signIn();
    const { user } = showTransfers(ready);
    await user.click(await screen.findByLabelText(direction));
    await user.type(await amount(), '20');
    await press(user, direction === 'Deposit' ? 'Review deposit' : 'Review withdrawal');
    const place = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
    const kindOf = (text = '') => (text.includes('Platypus') ? 'bank' : 'account');
    expect([kindOf(place('From') ?? ''), kindOf(place('To') ?? '')]).toEqual(ends);
    expect(screen.getByText(new RegExp(note))).toBeVisible();
  });

  it('marks a deposit with a plus and a withdrawal with a minus', async () => {
    signIn();
    showTransfers(ready, [one, { ...one, id: 't2', direction: 'withdrawal', amountCents: 100_00 }]);
    expect((await screen.findByText('$250.75')).textContent).toBe('+$250.75');
    expect(screen.getByText('$100.00').textContent).toBe('−$100.00');
  });

  it('follows a transfer that another tab started, and keeps what is typed here', async () => {
    signIn();
    const { user } = showTransfers(ready);
    await user.type(await amount(), '20');
    mockEndpoint(contract.list, { items: [one], nextCursor: null });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect((await screen.findByText('$250.75')).textContent).toBe('+$250.75');
    expect(await amount()).toHaveValue('20');
  });

  it('keeps what was typed after a lost response, and sends it again under the same key', async () => {
    signIn();
    const { user } = showTransfers(ready);
    await user.type(await amount(), '20');
    await press(user, 'Review deposit');
    const sent = mockEndpoint(contract.create, (_, times) => (times <= 2 ? 'no network' : one));
    await press(user, 'Deposit funds');
    await screen.findByRole('alert');
    await press(user, 'Edit');
    expect(await amount()).toHaveValue('20.00');
    await press(user, 'Review deposit');
    await press(user, 'Deposit funds');
    await waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(2));
    await press(user, 'Deposit funds');
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    // A second transfer of the same amount is a separate transfer.
    await user.type(await amount(), '20');
    await press(user, 'Review deposit');
    await press(user, 'Deposit funds');
    await waitFor(() => expect(toasts()).toHaveLength(2));
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
  });

  it.each([
    ['Deposit', '0.99', 'Enter at least $1.00'],
    ['Deposit', '50000.01', 'Enter at most $50,000.00'],
    ['Deposit', 'ten', 'Enter an amount like 250.00'],
    ['Deposit', '', 'Enter an amount like 250.00'],
    ['Withdraw', '300.51', 'You have $300.50 available to withdraw'],
  ])('[U4] %s of %j: %s', async (direction, typed, sentence) => {
    signIn();
    const { user } = showTransfers(ready);
    await user.click(await screen.findByLabelText(direction));
    if (typed !== '') await user.type(await amount(), typed);
    await press(user, direction === 'Deposit' ? 'Review deposit' : 'Review withdrawal');
    expect(await amount()).toHaveAccessibleDescription(new RegExp(sentence.replaceAll(/[.$]/g, String.raw`\$&`)));
    expect(await amount()).toHaveFocus();
  });

  it('[U4] shows the server’s refusal at the amount, which is kept', async () => {
    signIn();
    const { user } = showTransfers(ready);
    await user.click(await screen.findByLabelText('Withdraw'));
    await press(user, 'Withdraw all');
    expect(await amount()).toHaveValue('300.50');
    await press(user, 'Review withdrawal');
    const sentence = 'You have $100.00 available to withdraw.';
    mockEndpoint(contract.create, { status: 422, message: sentence, fields: { amountCents: sentence } });
    await press(user, 'Withdraw funds');
    expect(await amount()).toHaveAccessibleDescription(/You have \$100\.00 available/);
    expect(await amount()).toHaveValue('300.50');
  });

  it('shows the status of each transfer, and cancels one that can be canceled', async () => {
    signIn();
    const held = { status: 'complete', expectedOn: null, canCancel: false } as const;
    const { user, asked } = showTransfers(ready, [
      one,
      { ...one, ...held, id: 't2', heldUntil: '2026-12-03' },
      { ...one, ...held, id: 't3', status: 'returned', returnCode: 'R01', reason: 'R01 - Insufficient Funds' },
      { ...one, ...held, id: 't4', direction: 'withdrawal', status: 'rejected', reason: 'account is restricted' },
    ]);
    const rows = await screen.findAllByRole('listitem');
    const history = rows.filter((row) => row.textContent?.includes('First Platypus Bank'));
    const accessByMember = [
      'Queued',
      'On hold until 12/03/2026',
      'Returned: insufficient funds (R01)',
      'Declined: account is restricted',
    ];
    expect(history).toHaveLength(4);
    for (const [place, text] of accessByMember.entries()) expect(within(history[place]!).getByText(text)).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Cancel/ })).toHaveLength(1);
    mockEndpoint({ ...contract.cancel, path: '/api/brokerage/transfers/t1/cancel' }, { ...one, status: 'canceled' });
    await press(user, 'Cancel the deposit of $250.75');
    await waitFor(() => expect(toasts()).toEqual([['success', 'Your transfer was canceled.']]));
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it.each([
    ['no-account', 'No brokerage account yet', 'Open an account', '/open-account'],
    ['not-active', 'Your account is not active yet', 'Check application status', '/open-account/status'],
    ['no-bank', 'No bank connected yet', 'Connect a bank', '/account/bank'],
    ['bank-not-ready', 'Your bank is being set up', 'View your bank', '/account/bank'],
  ] as const)('continues from %s', async (blocker, title, action, href) => {
    signIn();
    showTransfers({ ...ready, blocker, bank: null, balance: null });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: new RegExp(action) })).toHaveAttribute('href', href);
    expect(screen.getByText('No transfers yet')).toBeVisible();
  });

  it('[U4] keeps the form while the balance is not available, and says when nothing could be loaded', async () => {
    signIn();
    showTransfers({ ...ready, balance: null });
    expect(await screen.findByText(/Your balance is not available right now/)).toBeVisible();
    expect(await amount()).toBeVisible();
  });
});
