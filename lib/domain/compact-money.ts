// 'negative' shows no sign before a zero that was rounded down to.
const rounded = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, signDisplay: 'negative' });

/** Large amounts of dollars as section 9 writes them: a number, a blank and t, b, m or k; plain up to 100,000. */
export const compactMoney = (amount: number) => compactAlike(amount, amount);

/** The same in the letter of another amount: numbers below each other, as beside an axis, are counted alike. */
export function compactAlike(amount: number, largest: number) {
  if (!Number.isFinite(amount)) return 'n/a';
  // Above, not from: 1e12 itself is still counted in billions.
  const unit = amount === 0 ? undefined : units.find(({ above }) => Math.abs(largest) > above);
  return unit ? `${rounded.format(amount / unit.divisor)} ${unit.letter}` : rounded.format(amount);
}

/** Thousands get their letter only above a hundred thousand. */
const units = [
  { above: 1e12, divisor: 1e12, letter: 't' },
  { above: 1e9, divisor: 1e9, letter: 'b' },
  { above: 1e6, divisor: 1e6, letter: 'm' },
  { above: 1e5, divisor: 1e3, letter: 'k' },
] as const;
