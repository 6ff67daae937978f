import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BalanceSection } from '@/components/referrals/payouts/balance-section';
import { DetailsForm } from '@/components/referrals/payouts/details-section';
import type { OwnPayouts } from '@/lib/contracts/referrals/payouts';

const payouts = (change: Partial<OwnPayouts> = {}): OwnPayouts => ({
  balance: {
    ...{ pendingCents: 1_200, heldCents: 400, approvedCents: 7_600, deductedCents: 0 },
    ...{ requestedCents: 7_600, availableCents: 0, paidCents: 0 },
  },
  ...{ minimumCents: 1_000, nextApprovalAt: null, details: null, hasStripe: true, taxForm: null, payouts: [] },
  blockers: [{ name: 'open-payout', message: 'A payout is in progress.' }],
  ...change,
});

const balance = (of: OwnPayouts) =>
  render(<BalanceSection payouts={of} change={vi.fn()} isBusy={false} onStart={vi.fn()} forms={{}} />);
const labels = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

it('[A7] a requested payout is in the summary, so that its amount does not vanish', () => {
  balance(payouts());
  expect(labels()).toEqual(['Available now', 'In progress', 'Pending', 'On hold', 'Paid']);
  expect(screen.getByText('In progress').parentElement).toHaveTextContent('In progress$76.00Requested, not sent yet');
});

it('[A7] without a requested payout the summary has no sum for it', () => {
  const { balance: sums } = payouts();
  balance(payouts({ balance: { ...sums, requestedCents: 0, availableCents: 7_600 }, blockers: [] }));
  expect(labels()).toEqual(['Available now', 'Pending', 'On hold', 'Paid']);
});

const details = (hasStripe: boolean) =>
  render(<DetailsForm payouts={payouts({ hasStripe })} change={vi.fn()} onClose={vi.fn()} />);

it('[A7] the two ways to be paid come before the fields of either', async () => {
  details(true);
  const ways = within(screen.getByRole('group', { name: 'How do you want to be paid?' }));
  expect(ways.getByRole('radio', { name: 'To a US bank account' })).toBeChecked();
  expect(screen.getByRole('form', { name: 'US bank account' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue to Stripe' })).toBeNull();
  await userEvent.click(ways.getByRole('radio', { name: 'With Stripe' }));
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByRole('button', { name: 'Continue to Stripe' })).toBeVisible();
});

it('[A7] without Stripe the bank account is not a choice', () => {
  details(false);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('form', { name: 'US bank account' })).toBeVisible();
});
