import { expect, it } from 'vitest';
import { checkDraft } from '@/components/brokerage/transfers/transfer-check';
import type { Funding } from '@/lib/contracts/brokerage/transfers';

const funding: Funding = {
  blocker: null,
  bank: { name: 'First Platypus Bank', mask: '0000' },
  balance: { cashCents: 900_00, withdrawableCents: 300_50, heldCents: 599_50, heldUntil: null },
  limits: { minCents: 100, perTransferCents: 5_000_00, perDayCents: 8_000_00, maxOpen: 5 },
  leftTodayCents: { deposit: 4_000_00, withdrawal: 1_000_00 },
  openCount: 0,
  expectedOn: '2026-11-27',
  isSimulated: false,
};
const none = { ...funding, leftTodayCents: { deposit: 9_000_00, withdrawal: 9_000_00 } };

// Each limit is inclusive.
it.each([
  ['the minimum', 'deposit', '1.00', funding, 100],
  ['below the minimum', 'deposit', '0.99', funding, 'Enter at least $1.00'],
  ['the limit of one transfer', 'deposit', '5,000.00', none, 5_000_00],
  ['above the limit of one transfer', 'deposit', '5000.01', none, 'Enter at most $5,000.00'],
  ['what is left today', 'deposit', '4000', funding, 4_000_00],
  ['above what is left today', 'deposit', '4000.01', funding, /\$4,000\.00/],
  ['all that can be withdrawn', 'withdrawal', '300.50', funding, 300_50],
  ['more than can be withdrawn', 'withdrawal', '300.51', funding, 'You have $300.50 available to withdraw'],
  ['a withdrawal of an unknown balance', 'withdrawal', '900', { ...funding, balance: null }, 900_00],
  ['a deposit above the balance', 'deposit', '950', funding, 950_00],
] as const)('[F16] an amount of %s', (_, direction, amount, given, expected) => {
  const checked = checkDraft({ direction, amount }, given);
  if (typeof expected === 'number') expect(checked).toEqual({ cents: expected });
  else
    expect(checked).toEqual({
      error: typeof expected === 'string' ? expected : (expect.stringMatching(expected) as string),
    });
});
