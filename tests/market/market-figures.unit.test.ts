import { describe, expect, it } from 'vitest';
import {
  changeSign,
  changeSize,
  changeText,
  columnDollars,
  dollars,
  fiscalYearName,
  monthOfYear,
  percentText,
  price,
  ratio,
} from '@/lib/content/market/market-figures';

describe('market figures as text', () => {
  it.each([
    [2_912_345_000_000, '$2.91 t'],
    [-1_200_000_000, '−$1.2 b'],
    [0, '$0'],
    [null, 'n/a'],
  ])('[B3] writes %s dollars as %s', (amount, text) => {
    expect(dollars(amount)).toBe(text);
  });

  it.each([
    [2_630_000_000_000, '$2.63 t'],
    [425_400_000_000, '$425.40 b'],
    [-21_000_000_000, '−$21.00 b'],
    [99_500, '$99,500.00'],
    [null, 'n/a'],
  ])('[U1] writes %s dollars in a column as %s, with two decimals in every row', (amount, text) => {
    expect(columnDollars(amount)).toBe(text);
  });

  it('[B5] writes a change with its sign, and one that rounds to zero without', () => {
    expect([1.26, -0.5, 0, 0.04, -0.04].map(changeText)).toEqual(['+1.3%', '−0.5%', '0.0%', '0.0%', '0.0%']);
  });

  it('[B12] says n/m where a ratio has no meaning, and never a negative one', () => {
    expect(ratio(null)).toBe('n/m');
    expect(ratio(31.44)).toBe('31.4');
  });

  it('[B3] names the price, the change and the fiscal year', () => {
    expect([price(189.335), price(null), changeSize(-1.25)]).toEqual(['$189.34', 'n/a', '1.3%']);
    expect([changeSign(-0.04), changeSign(-0.06), changeSign(0.05)]).toEqual([0, -1, 1]);
    expect([percentText(-0.04), percentText(-2.5), percentText(2.5)]).toEqual(['0.0%', '−2.5%', '2.5%']);
    expect([fiscalYearName(2025), monthOfYear(9)]).toEqual(['FY2025', 'September']);
  });
});
