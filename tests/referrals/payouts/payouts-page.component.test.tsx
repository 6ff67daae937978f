import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { HistorySection } from '@/components/referrals/payouts/history-section';
import { RequestSection } from '@/components/referrals/payouts/request-section';
import type { OwnPayout, OwnPayouts } from '@/lib/contracts/referrals/payouts';
import type { PayoutBlocker, PayoutState } from '@/lib/domain/referrals/payouts';

const change = vi.fn();

const payouts = (...blockers: [name: PayoutBlocker, message: string][]): OwnPayouts => ({
  balance: {
    ...{ pendingCents: 0, heldCents: 0, approvedCents: 250_050, deductedCents: 0 },
    ...{ requestedCents: 0, availableCents: 250_050, paidCents: 0 },
  },
  ...{ minimumCents: 1_000, nextApprovalAt: null, details: null, hasStripe: false, taxForm: null, payouts: [] },
  blockers: blockers.map(([name, message]) => ({ name, message })),
});

const request = (...blockers: Parameters<typeof payouts>) =>
  render(<RequestSection payouts={payouts(...blockers)} change={change} isBusy={false} onStart={vi.fn()} />);
const button = () => screen.getByRole('button', { name: 'Request $2,500.50' });

it('[A7] a payout is requested with its sum, unless something is in the way, which is named', () => {
  const { unmount } = request();
  expect(button()).toBeEnabled();
  unmount();
  request(['suspended', 'Your account is under review.']);
  expect(button()).toBeDisabled();
  expect(button()).toHaveAccessibleDescription('Your account is under review.');
});

it.each([
  ['no-details', ['1 Add your payout details', '2 Add your tax form'], 'Add your payout details and tax form first.'],
  [
    'details-incomplete',
    ['1 Complete your payout details', '2 Add your tax form'],
    'Complete your payout details and add your tax form first.',
  ],
] as const)('[A7] the steps to a payout name what is missing: %s', (name, missing, reason) => {
  request([name, 'x'], ['no-tax-form', 'x']);
  const steps = within(screen.getByRole('list', { name: 'Steps to your payout' }));
  const links = steps.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(missing.map((text) => text.slice(2)));
  expect(steps.queryByText('Done:')).toBeNull();
  expect(button()).toBeDisabled();
  expect(button()).toHaveAccessibleDescription(reason);
});

it.each([
  ['no-details', 'Add your payout details first.'],
  ['details-incomplete', 'Complete your payout details first.'],
  ['no-tax-form', 'Add your tax form first.'],
] as const)('[A7] a request that waits for one part names it: %s', (name, reason) => {
  request([name, 'x']);
  expect(button()).toHaveAccessibleDescription(reason);
});

it('[A7] a missing part’s form opens at its step, which is no link then', () => {
  const parts = payouts(['no-details', 'x'], ['no-tax-form', 'x']);
  const forms = { details: <form aria-label="Details" /> };
  render(<RequestSection payouts={parts} change={change} isBusy={false} onStart={vi.fn()} forms={forms} />);
  const [first] = screen.getAllByRole('listitem');
  expect(within(first!).getByRole('form', { name: 'Details' })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Add your tax form']);
});

it('[A7] a finished step names what was set up, with a link to change it', () => {
  const parts: OwnPayouts = {
    ...payouts(['no-tax-form', 'x']),
    details: { method: 'bank', holderName: 'Ann Lee', last4: '5678', isReady: true, issue: null },
  };
  render(<RequestSection payouts={parts} change={change} isBusy={false} onStart={vi.fn()} />);
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('✓Done: Bank account ending in 5678 · Change');
  expect(within(first!).getByRole('link', { name: 'Change Bank account ending in 5678' })).toHaveAttribute(
    'href',
    '#payout-details',
  );
});

it('[A7] while a payout is open, that alone is given as the reason to wait', () => {
  const [open, minimum] = ['A payout is in progress.', 'The minimum payout is $10.00.'];
  request(['open-payout', open], ['below-minimum', minimum]);
  expect(button()).toHaveAccessibleDescription(open);
});

it('[A7] the history says of each payout where it is and why, and only a requested one can be canceled', () => {
  const states: PayoutState[] = ['requested', 'sending', 'paid', 'failed'];
  const rows = states.map((state, place): OwnPayout => ({
    ...{ id: state, state, method: 'bank', destination: 'Bank account …6789', amountCents: 1_000 * (place + 1) },
    ...{ requestedAt: '2026-11-20T10:00:00.000Z', sentAt: null, paidAt: null },
    reason: state === 'failed' ? 'R03 no account' : null,
  }));
  render(<HistorySection payouts={rows} change={change} isBusy={false} />);
  const shown = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  const cells = shown.map((row) => within(row).getAllByRole('cell'));
  expect(cells.map((row) => row.map(({ textContent }) => textContent))).toEqual([
    ['$10.00', 'Bank account …6789', 'Requested', 'Cancel'],
    ['$20.00', 'Bank account …6789', 'On its way', ''],
    ['$30.00', 'Bank account …6789', 'Paid', ''],
    ['$40.00', 'Bank account …6789', 'Failed: R03 no account', ''],
  ]);
});
