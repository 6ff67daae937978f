import { groupDigits } from './numbers';

/** Formats large amounts as in section 9: a number, a space and t, b, m or k. Amounts up to 100,000 are written out. */
export const compactMoney = (amount: number) => compactAlike(amount, amount);

/** Formats an amount with two decimals, so that the amounts of a column align. */
export const compactCents = (amount: number) => compactAlike(amount, amount, 2);

/** Formats an amount with the unit of `largest`, so that all labels of an axis have the same unit. */
export function compactAlike(amount: number, largest: number, min = 0) {
  if (!Number.isFinite(amount)) return 'n/a';
  // Exclusive: 1e12 itself is shown in billions.
  const unit = amount === 0 ? undefined : units.find(({ above }) => Math.abs(largest) > above);
  return unit ? `${groupDigits(amount / unit.divisor, 2, min)} ${unit.letter}` : groupDigits(amount, 2, min);
}

/** Thousands are abbreviated only above 100,000. */
const units = [
  { above: 1e12, divisor: 1e12, letter: 't' },
  { above: 1e9, divisor: 1e9, letter: 'b' },
  { above: 1e6, divisor: 1e6, letter: 'm' },
  { above: 1e5, divisor: 1e3, letter: 'k' },
] as const;
