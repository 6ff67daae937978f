import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SaleRow } from '@/components/referrals/earnings/sale-row';
import type { Sale } from '@/lib/contracts/referrals/earnings';

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
