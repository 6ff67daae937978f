import { compactCents, compactMoney } from '@/lib/domain/shared/compact-money';
import { minus, usdExact } from '@/lib/domain/shared/money';

/** Shown when a formula has no meaningful result. */
export const notMeaningful = 'n/m';
export const notKnown = 'n/a';

type Maybe = number | null;

/** Formats a large amount in US dollars: $2.9 t, −$1.2 b. */
export const dollars = (amount: Maybe) => signedDollars(amount, compactMoney);

/** Formats an amount of a column, always with two decimals: $2.90 t. */
export const columnDollars = (amount: Maybe) => signedDollars(amount, compactCents);

const signedDollars = (amount: Maybe, write: (size: number) => string) =>
  amount === null ? notKnown : `${amount < 0 ? minus : ''}$${write(Math.abs(amount))}`;

/** Formats a share price with cents. */
export const price = (amount: Maybe) => (amount === null ? notKnown : usdExact(Math.round(amount * 100)));

/** Formats a P/E with one decimal; "n/m" without positive earnings. */
export const ratio = (value: Maybe) => (value === null ? notMeaningful : value.toFixed(1));

/**
 * Formats a PEG with two decimals, because one of the checks is whether it is at most 1; "n/m" without positive
 * earnings and growth.
 */
export const pegText = (value: Maybe) => (value === null ? notMeaningful : value.toFixed(2));

/** A percent change without its sign, which is shown by an icon. */
export const changeSize = (percent: number) => `${Math.abs(percent).toFixed(1)}%`;

/** Adds a plus or minus to a text; nothing for a sign of 0. */
export const withSign = (sign: number, text: string) => `${sign > 0 ? '+' : sign < 0 ? minus : ''}${text}`;

/** The sign of a percent change as displayed; 0 if it rounds to zero. */
export const changeSign = (percent: number) => Math.sign(Number(percent.toFixed(1))) + 0;

/** A percent change with plus or minus; no sign if it rounds to zero. */
export const changeText = (percent: number) => withSign(changeSign(percent), changeSize(percent));

/** A percentage, with a minus if negative. */
export const percentText = (percent: number) => `${changeSign(percent) < 0 ? minus : ''}${changeSize(percent)}`;

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

/** The name of a month from 1 to 12. */
export const monthOfYear = (month: number) => months[month - 1] ?? '';

/** The name of a company's fiscal year, which may end in any month. */
export const fiscalYearName = (year: Maybe) => (year === null ? 'No fiscal year yet' : `FY${year}`);
