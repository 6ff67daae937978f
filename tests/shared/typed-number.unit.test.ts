import { expect, it } from 'vitest';
import { typedNumber } from '@/lib/domain/shared/typed-number';

it.each([
  ['12.5', 12.5],
  [' $1,250.50 ', 1250.5],
  ['1,234,567', 1_234_567],
  ['.5', 0.5],
  ['-3', -3],
  ['0', 0],
])('reads %j as %d', (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});

it.each([
  '',
  ' ',
  '$',
  '1e3',
  '0x10',
  '1,2,3',
  '12,50',
  '1.2.3',
  '5.',
  '--5',
  'Infinity',
  '１２',
  '12 50',
  '😀',
  '\u202E12',
])('reads no number from %j', (typed) => {
  expect(typedNumber(typed)).toBeUndefined();
});
