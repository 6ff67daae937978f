import { expect, it } from 'vitest';
import { centsOf } from '@/lib/domain/shared/typed-number';

it.each([
  ['10', 1_000],
  ['10.5', 1_050],
  ['$2,200.00', 220_000],
  [' 0.07 ', 7],
  ['1,234,567', 123_456_700],
  ['', undefined],
  ['ten', undefined],
  ['-5', undefined],
  ['1.234', undefined],
  ['1,23', undefined],
  ['1e3', undefined],
])('[H10] reads %j as %s cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});
