import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { HistorySection } from '@/components/referrals/payouts/history-section';
import type { ChangePayouts } from '@/components/referrals/payouts/payouts-client';
import type { OwnPayout } from '@/lib/contracts/referrals/payouts';

const payout = (change: Partial<OwnPayout> = {}): OwnPayout => ({
  ...{
    id: 'one',
    state: 'requested',
    method: 'bank',
    destination: 'Bank account …6789',
    amountCents: 7_600,
    reason: null,
  },
  ...{ requestedAt: '2026-11-20T10:00:00.000Z', sentAt: null, paidAt: null },
  ...change,
});

function show(one: OwnPayout) {
  const change = vi.fn<ChangePayouts>();
  render(<HistorySection payouts={[one]} change={change} isBusy={false} />);
  return change;
}

const ask = () => userEvent.click(screen.getByRole('button', { name: 'Cancel the payout of $76.00' }));
const question = () => screen.queryByRole('group', { name: 'Cancel the payout of $76.00?' });

it('[A7] a payout is canceled only after the question was answered', async () => {
  const change = show(payout());
  await ask();
  expect(change).not.toHaveBeenCalled();
  expect(within(question()!).getByRole('status')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel payout' }));
  expect(change).toHaveBeenCalledOnce();
  expect(question()).toBeNull();
});

it('[A7] a payout that is kept stays, and can be canceled later', async () => {
  const change = show(payout());
  await ask();
  await userEvent.click(screen.getByRole('button', { name: 'Keep payout' }));
  expect(change).not.toHaveBeenCalled();
  expect(question()).toBeNull();
  expect(screen.getByRole('button', { name: 'Cancel the payout of $76.00' })).toHaveFocus();
});

it('[A7] a payout that its payee canceled says so once, and that it was not sent', () => {
  show(payout({ state: 'canceled', destination: null, reason: 'Canceled by the payee' }));
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['$76.00', 'Not sent', 'Canceled by you', '']);
});
