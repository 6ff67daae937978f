import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { BalancePart } from '@/components/referrals/payouts/balance-part';
import { DetailsPart } from '@/components/referrals/payouts/details-part';
import { TaxFormPart } from '@/components/referrals/payouts/tax-form-part';
import type { OwnPayouts } from '@/lib/contracts/referrals/payouts';
import { TestRouter } from '@/tests/components/router';

const payouts = (pendingCents: number): OwnPayouts => ({
  balance: {
    ...{ pendingCents, heldCents: 0, approvedCents: 0, deductedCents: 0, availableCents: 0, paidCents: 0 },
  },
  ...{ minimumCents: 1_000, details: null, hasStripe: false, taxForm: null, payouts: [] },
  blockers: [{ name: 'no-details', message: 'Add your payout details first.' }],
});
const change = () => Promise.reject(new Error('Nothing is sent.'));

const show = (pendingCents: number) =>
  render(
    <TestRouter pathname="/account/referrals/payouts">
      <BalancePart payouts={payouts(pendingCents)} change={change} isBusy={false} />
      <DetailsPart payouts={payouts(pendingCents)} change={change} />
      <TaxFormPart payouts={payouts(pendingCents)} change={change} />
    </TestRouter>,
  );

it('[A7] without a commission the page says when money becomes payable, and keeps its forms closed', async () => {
  show(0);
  expect(
    screen.getByText(
      'Each commission becomes payable 30 days after your referral’s payment. You can request a payout once you have $10.00.',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Request payout' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add payout details' }));
  const form = within(screen.getByRole('form', { name: 'US bank account' }));
  await userEvent.click(form.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('form')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add tax form' }));
  expect(screen.getByRole('form', { name: 'Tax form' })).toBeVisible();
});

it('[A7] with a first commission the missing details are asked for', () => {
  show(400);
  expect(screen.getByRole('form', { name: 'US bank account' })).toBeVisible();
  expect(screen.getByRole('form', { name: 'Tax form' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add your payout details' })).toBeVisible();
});
