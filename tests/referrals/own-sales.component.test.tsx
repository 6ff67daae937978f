import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { OwnSales } from '@/components/referrals/earnings/own-sales';
import { earningsContract, type Sale } from '@/lib/contracts/referrals/earnings';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

const signIn = signingIn();

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
