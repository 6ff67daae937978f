import { compactMoney } from '@/lib/domain/compact-money';
import { usdExact } from '@/lib/domain/exact-money';

/** Nothing would be meant by the number: the formula has no sensible answer here. */
export const notMeaningful = 'n/m';
export const notKnown = 'n/a';

type Maybe = number | null;

/** Large amounts of US dollars: $2.9 t, −$1.2 b. */
export function dollars(amount: Maybe) {
  if (amount === null) return notKnown;
  const text = compactMoney(Math.abs(amount));
  return `${amount < 0 ? '−' : ''}$${text}`;
}

/** The price of a share, with its cents. */
export const price = (amount: Maybe) => (amount === null ? notKnown : usdExact(Math.round(amount * 100)));

/** P/E and PEG: one decimal, or "n/m" where earnings or growth are not above zero. */
export const ratio = (value: Maybe) => (value === null ? notMeaningful : value.toFixed(1));

/** A change in percent, without its sign: the mark beside it says which way. */
export const changeSize = (percent: number) => `${Math.abs(percent).toFixed(1)}%`;

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The month of a fiscal year's end, from 1 to 12. */
export const monthOfYear = (month: number) => months[month - 1] ?? '';

/** The year named as what it is: a company's own, which may end in any month. */
export const fiscalYearName = (year: Maybe) => (year === null ? 'No fiscal year on file' : `FY${year}`);
