import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TransferReview } from '@/components/brokerage/transfers/transfer-review';
import { TransferRow } from '@/components/brokerage/transfers/transfer-row';
import type { useTransfer } from '@/components/brokerage/transfers/use-transfer';
import type { Transfer } from '@/lib/contracts/brokerage/transfers';

const transfer: Transfer = {
  ...{ id: 't1', direction: 'deposit', amountCents: 250_75, status: 'queued', returnCode: null, reason: null },
  ...{ bankName: 'First Platypus Bank', bankMask: '0000', createdAt: '2026-11-23T15:00:00.000Z' },
  ...{ expectedOn: '2026-11-27', completedAt: null, heldUntil: null, canCancel: false },
};

it.each([
  ['deposit', '+$250.75'],
  ['withdrawal', '−$250.75'],
] as const)('[F16] a %s has the sign of what it does to the account: %s', (direction, amount) => {
  render(<TransferRow transfer={{ ...transfer, direction }} onChange={() => undefined} />);
  expect(screen.getByText('$250.75')).toHaveTextContent(amount);
  expect(screen.getByText('Expected by 11/27/2026')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['deposit', ['First Platypus Bank ending in 0000', 'Your brokerage account'], /^Deposits can usually be withdrawn/],
  ['withdrawal', ['Your brokerage account', 'First Platypus Bank ending in 0000'], /^We email you as soon as/],
] as const)('[F16] the review of a %s says from where to where, and what follows', (direction, ways, note) => {
  const state = { draft: { direction, amount: '20' }, problem: '', isSending: false };
  render(
    <TransferReview
      transfer={state as ReturnType<typeof useTransfer>}
      cents={20_00}
      bank={{ name: 'First Platypus Bank', mask: '0000' }}
      expectedOn="2026-11-27"
    />,
  );
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['$20.00', ...ways, '11/27/2026']);
  expect(screen.getByText(note)).toBeVisible();
});
