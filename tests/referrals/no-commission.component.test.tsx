import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { OwnPayouts } from '@/components/referrals/payouts/own-payouts';
import { payoutsContract, type OwnPayouts as Payouts } from '@/lib/contracts/referrals/payouts';
import { mockAgreements } from '@/tests/components/payout-lists';
import { TestRouter } from '@/tests/components/router';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

const payouts = (pendingCents: number): Payouts => ({
  balance: {
    ...{
      pendingCents,
      heldCents: 0,
      approvedCents: 0,
      deductedCents: 0,
      requestedCents: 0,
      availableCents: 0,
      paidCents: 0,
    },
  },
  nextApprovalAt: pendingCents === 400 ? '2026-12-01T00:00:00.000Z' : null,
  ...{ minimumCents: 1_000, details: null, hasStripe: false, taxForm: null, payouts: [] },
  blockers: [
    { name: 'no-details', message: 'Add your payout details first.' },
    { name: 'no-tax-form', message: 'Add your tax form first.' },
  ],
});

const signIn = signingIn();

async function show(pendingCents: number) {
  signIn();
  mockAgreements(false);
  mockEndpoint(payoutsContract.own, payouts(pendingCents));
  render(
    <TestRouter pathname="/account/referrals/payouts">
      <OwnPayouts />
    </TestRouter>,
  );
  await screen.findByText('Standard rates: payout schedule version 1.');
}

/** The titles of the page's sections, in order. */
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('[A7] without a commission the page says when money becomes payable, and keeps its forms closed', async () => {
  await show(0);
  expect(
    screen.getByText(
      'Each commission becomes payable 30 days after your referral’s payment. You can request a payout once you have $10.00.',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Request payout' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add payout details' }));
  const form = within(screen.getByRole('form', { name: 'US bank account' }));
  expect(form.getByLabelText('Account holder')).toHaveFocus();
  await userEvent.click(form.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('form')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add tax form' }));
  expect(screen.getByRole('form', { name: 'Tax form' })).toBeVisible();
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
});

it('[A7] with a first commission the history follows the balance, and each step opens its form', async () => {
  await show(400);
  expect(screen.getByText('No payouts yet. We’ll email you when one is sent.')).toBeVisible();
  // The steps include both setup forms, so no setup section is shown below.
  expect(titles().slice(0, 3)).toEqual(['Payout history', 'Rates']);
  expect(screen.queryByRole('form')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Add your payout details' }));
  const steps = within(screen.getByRole('list', { name: 'Steps to your payout' }));
  expect(screen.getAllByRole('form')).toEqual([steps.getByRole('form', { name: 'US bank account' })]);
  expect(steps.getByLabelText('Account holder')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Add your tax form' }));
  expect(steps.getByRole('form', { name: 'Tax form' })).toBeVisible();
  // Both forms are in the steps, not repeated below.
  expect(screen.getAllByRole('form')).toHaveLength(2);
  expect(titles().slice(0, 3)).toEqual(['Payout history', 'Rates']);
});

it('[A7] the balance states its four sums', async () => {
  await show(400);
  const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(sums.slice(0, 6)).toEqual([
    ...['$0.00', 'Minimum payout: $10.00'],
    ...['$4.00', 'Next approval: 12/01/2026'],
    ...['$0.00', 'Under review'],
  ]);
});

it('[A7] without a pending commission the balance says how long a commission is pending', async () => {
  await show(1);
  expect(screen.getByText('Approved 30 days after the payment')).toBeVisible();
});

it('[A7] the setup names each part once with its action', async () => {
  await show(0);
  const setup = within(screen.getByRole('region', { name: 'Payout setup' }));
  expect(setup.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Payout details',
    'Tax form',
  ]);
  expect(setup.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Add payout details',
    'Add tax form',
  ]);
});
