import { monthName } from './calendar-days';
import { fullDate, isDateOnly, monthDay } from './dates';
import { compactAlike, compactMoney } from './compact-money';
import { usdExact } from './exact-money';
import type { ChartUnit } from './research';

/** What a value that is missing says; a gap is never a zero. */
export const noValue = 'n/a';

/** A moment or a name on the long axis, as a reader writes it: 2021, Nov 2025, 11/20/2025, NVDA. */
export function pointName(at: string) {
  if (isMonth(at)) return monthName(`${at}-01`);
  return isDateOnly(at) ? fullDate(at) : at;
}

/** The same where room is short: of many days the month is enough, of few the month and the day. */
export function pointTick(at: string, isOfFew = false) {
  if (!isDateOnly(at)) return pointName(at);
  return isOfFew ? monthDay(at) : monthName(at);
}

/** Points that follow each other in time; others, such as tickers, have neither a first nor a last. */
export const isTime = (at: string) => /^\d{4}$/.test(at) || isMonth(at) || isDateOnly(at);

/** A value in full, as the table, the tooltip and the ear have it. */
export function valueWords(value: number | null | undefined, unit: ChartUnit) {
  if (value === null || value === undefined || !Number.isFinite(value)) return noValue;
  return words[unit](value);
}

/** A value below its unit: people are counted without being named again. */
export const bareWords = (value: number | null | undefined, unit: ChartUnit) =>
  unit === 'analysts' && typeof value === 'number' ? tickWords(value, unit) : valueWords(value, unit);

/** A value beside the axis: as short as it stays true, in one piece, in the letter of the axis' largest. */
export const tickWords = (value: number, unit: ChartUnit, largest = value) =>
  shortWords(value, unit, largest).replaceAll(' ', '\u00a0');

function shortWords(value: number, unit: ChartUnit, largest: number) {
  const compact = (size: number) => compactAlike(size, largest);
  if (unit === 'USD') return signed(value, (size) => `$${compact(size)}`);
  if (unit === 'USD per share') return signed(value, (size) => `$${plain.format(size)}`);
  return unit === 'analysts' || unit === 'shares' ? signed(value, compact) : words[unit](value);
}

/** What the long axis counts, to head a column with. */
export function axisName(at = '') {
  if (isMonth(at)) return 'Month';
  if (isDateOnly(at)) return 'Day';
  return isTime(at) ? 'Year' : 'Symbol';
}

/** 'in 2021', 'on 11/20/2025', 'at NVDA'. */
export function placeWords(at: string) {
  if (isDateOnly(at)) return `on ${pointName(at)}`;
  return `${isTime(at) ? 'in' : 'at'} ${pointName(at)}`;
}

/** What the numbers are counted in, for people. */
export const unitNames: Record<ChartUnit, string> = {
  USD: 'US dollars',
  'USD per share': 'US dollars per share',
  ratio: 'Times',
  percent: 'Percent',
  analysts: 'Analysts',
  shares: 'Shares',
  index: 'Index',
};

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const short = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** The sign stands before the dollar, and is a minus rather than a hyphen. */
const signed = (value: number, write: (size: number) => string) =>
  `${value < 0 ? '\u2212' : ''}${write(Math.abs(value))}`;

const words: Record<ChartUnit, (value: number) => string> = {
  USD: (value) => signed(value, (size) => `$${compactMoney(size)}`),
  'USD per share': (value) => signed(value, (size) => usdExact(size * 100)),
  ratio: (value) => signed(value, (size) => `${plain.format(size)}×`),
  percent: (value) => signed(value, (size) => `${plain.format(size)}%`),
  analysts: (value) => signed(value, (size) => `${plain.format(size)} ${size === 1 ? 'analyst' : 'analysts'}`),
  shares: (value) => signed(value, (size) => `${compactMoney(size)} shares`),
  index: (value) => signed(value, (size) => short.format(size)),
};

const isMonth = (at: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(at);
