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
};

it.each([
  ['nothing was reversed', 0, '$39.99', 'of $199.97'],
  ['a part was reversed', 1_599, '$24.00', 'of $199.97, partly reversed'],
  ['all was reversed', 3_999, '$0.00', 'of $199.97'],
] as const)('[A10] names the commission and its sale when %s', (_, reversedCents, sum, of) => {
  render(<SaleRow sale={{ ...sale, reversedCents }} />);
  expect(screen.getByText(sum)).toBeVisible();
  expect(screen.getByText(of)).toBeVisible();
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
};

it('[A10] one button shows the sales without a commission, and the way back', async () => {
  signIn('user');
  const calls = mockEndpoint(earningsContract.sales, ({ url }) => ({
    items: url.searchParams.get('filter') === 'none' ? [unpaid] : [],
    ...{ nextCursor: null, isSample: false },
  }));
  render(<OwnSales />);
  await screen.findByText('No sales here');
  await userEvent.click(screen.getByRole('button', { name: 'See sales without a commission' }));
  expect(await screen.findByText('Other code')).toBeVisible();
  expect(screen.getByLabelText('Show')).toHaveValue('none');
  await userEvent.click(screen.getByRole('button', { name: 'See all commissions' }));
  expect(await screen.findByText('No sales here')).toBeVisible();
  expect(calls.map(({ url }) => url.searchParams.get('filter')).slice(0, 2)).toEqual(['all', 'none']);
});
