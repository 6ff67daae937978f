import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { OwnSales } from '@/components/referrals/earnings/own-sales';
import { SaleRow } from '@/components/referrals/earnings/sale-row';
import { earningsContract, type Sale } from '@/lib/contracts/referrals/earnings';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

const signIn = signingIn();

const sale: Sale = {
  id: 'in_1',
  at: '2026-10-10T12:00:00.000Z',
  level: 1,
  buyer: 'E. N.',
  revenueCents: 19_997,
  earnedCents: 3_999,
  reversedCents: 0,
  state: 'approved',
  cutBp: 2_000,
  paidCents: 0,
  approvesAt: null,
  reason: null,
  holdReason: null,
  dispute: null,
};

it.each([
  ['nothing was reversed', {}, '$39.99', null],
  ['a part was reversed', { reversedCents: 1_599 }, '$24.00', '$15.99 was reversed for a refund.'],
  ['all was refunded', { reversedCents: 3_999, state: 'reversed' }, '$0.00', 'The payment was refunded.'],
  [
    'it is disputed',
    { reversedCents: 3_999, state: 'reversed', dispute: 'open' },
    ...(['$0.00', 'The payment is disputed.'] as const),
  ],
  ['it is on hold', { state: 'held', holdReason: 'The buyer paid twice' }, '$39.99', 'The buyer paid twice.'],
] as const)('[A10] names the commission, its sale, and why it is less when %s', (_, change, sum, note) => {
  render(<SaleRow sale={{ ...sale, ...change }} />);
  expect(screen.getByText(sum)).toBeVisible();
  expect(screen.getByText('of $199.97')).toBeVisible();
  const notes = ['reversed for a refund', 'The payment', 'paid twice'].flatMap((text) =>
    screen.queryAllByText(new RegExp(text)).map(({ textContent }) => textContent),
  );
  expect(notes).toEqual(note === null ? [] : [note]);
});

it('[A10] lists sales by month with the sum of each, except of a month that may go on', async () => {
  signIn('user');
  const on = (at: string, change: Partial<Sale> = {}): Sale => ({
    ...sale,
    id: at,
    at: `${at}T12:00:00.000Z`,
    ...change,
  });
  mockEndpoint(earningsContract.sales, (_, times) => ({
    items:
      times === 1
        ? [on('2026-11-20'), on('2026-11-01', { reversedCents: 3_999, state: 'reversed' }), on('2026-10-31')]
        : [on('2026-10-02')],
    ...{ nextCursor: times === 1 ? 'next' : null, isSample: false },
  }));
  render(<OwnSales />);
  const months = () =>
    screen.getAllByRole('heading', { level: 2 }).map(({ parentElement }) => parentElement?.textContent);
  await screen.findByRole('list', { name: 'Sales in November 2026, latest first' });
  expect(months()).toEqual(['November 2026$39.99 in commissions', 'October 2026']);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('10/02/2026 · First degree');
  expect(months()).toEqual(['November 2026$39.99 in commissions', 'October 2026$79.98 in commissions']);
});

it('[A10] calls a buyer of the second degree so, and no one else', () => {
  const { rerender } = render(<SaleRow sale={{ ...sale, buyer: null, level: 2 }} />);
  expect(screen.getByText('Second-degree buyer')).toBeVisible();
  const without = { buyer: null, level: null, earnedCents: 0, cutBp: null, state: null } as const;
  rerender(<SaleRow sale={{ ...sale, ...without, reason: 'third_level' }} />);
  expect(screen.getByText('Third degree')).toBeVisible();
  expect(screen.getByText('Another buyer')).toBeVisible();
  expect(screen.queryByText('Second-degree buyer')).toBeNull();
});

const unpaid: Sale = {
  ...{ id: 'in_9', at: '2026-11-14T10:00:00.000Z', level: 1, buyer: 'I. P.', revenueCents: 2_000, cutBp: null },
  ...{ earnedCents: 0, reversedCents: 0, paidCents: 0, state: null, approvesAt: null, reason: 'other_code' },
  ...{ holdReason: null, dispute: null },
};

it('[A10] the filter shows the sales without a commission and why, and the way back', async () => {
  signIn('user');
  const calls = mockEndpoint(earningsContract.sales, ({ url }) => ({
    items: url.searchParams.get('filter') === 'none' ? [unpaid] : [],
    ...{ nextCursor: null, isSample: false },
  }));
  render(<OwnSales />);
  await screen.findByText('No sales here');
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Sales without a commission');
  expect(await screen.findByText('Other code')).toBeVisible();
  expect(screen.getByText(/^Another ambassador’s code or link is credited\./)).toBeVisible();
  expect(screen.getByLabelText('Show')).toHaveValue('none');
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'All sales');
  expect(await screen.findByText('No sales here')).toBeVisible();
  expect(calls.map(({ url }) => url.searchParams.get('filter')).slice(0, 2)).toEqual(['all', 'none']);
});
