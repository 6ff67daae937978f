import { compactMoney } from '@/lib/domain/shared/compact-money';
import { minus, usdExact } from '@/lib/domain/shared/money';

/** The formula has no meaningful result. */
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

/** P/E: one decimal, or "n/m" where earnings are not above zero. */
export const ratio = (value: Maybe) => (value === null ? notMeaningful : value.toFixed(1));

/** PEG: two decimals, since a check asks for 1 or less, or "n/m" where earnings or growth are not above zero. */
export const pegText = (value: Maybe) => (value === null ? notMeaningful : value.toFixed(2));

/** A percent change without its sign, which is shown by a mark. */
export const changeSize = (percent: number) => `${Math.abs(percent).toFixed(1)}%`;

/** The text with a plus or a minus, or alone for a sign of 0. */
export const withSign = (sign: number, text: string) => `${sign > 0 ? '+' : sign < 0 ? minus : ''}${text}`;

/** The sign of a percent change as shown: 0 when it rounds to zero. */
export const changeSign = (percent: number) => Math.sign(Number(percent.toFixed(1))) + 0;

/** A percent change with its plus or minus, or alone where it rounds to zero. */
export const changeText = (percent: number) => withSign(changeSign(percent), changeSize(percent));

/** A percent with its minus, if any. */
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

/** A company's fiscal year, which may end in any month. */
export const fiscalYearName = (year: Maybe) => (year === null ? 'No fiscal year yet' : `FY${year}`);
