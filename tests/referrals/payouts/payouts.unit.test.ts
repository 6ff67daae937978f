import { describe, expect, it } from 'vitest';
import { isAccountNumber, isRoutingNumber, payoutMinimumOn } from '@/lib/domain/referrals/payouts';

describe('[A7] bank details', () => {
  // Computed by hand: the digits of 021000021 weighted by 3, 7 and 1 add up to 30.
  it.each([
    ['021000021', true],
    ['011401533', true],
    ['021000022', false],
    ['120000021', false],
    ['000000000', false],
    ['02100002', false],
    ['0210000210', false],
    ['02100002a', false],
    [' 21000021', false],
  ])('have a routing number: %j is %s', (value, expected) => {
    expect(isRoutingNumber(value)).toBe(expected);
  });

  it.each([
    ['1234', true],
    ['12345678901234567', true],
    ['0001', true],
    ['123', false],
    ['123456789012345678', false],
    ['0000', false],
    ['12-34', false],
  ])('have an account number: %j is %s', (value, expected) => {
    expect(isAccountNumber(value)).toBe(expected);
  });
});

it('[A7] the smallest payout is ten dollars', () => {
  expect(payoutMinimumOn('2026-11-23')).toBe(1_000);
});
