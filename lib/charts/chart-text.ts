import { monthName } from '@/lib/domain/shared/calendar/calendar-days';
import { fullDate, isDateOnly, monthDay } from '@/lib/domain/shared/dates';
import { compactAlike, compactMoney } from '@/lib/domain/shared/compact-money';
import { usdExact } from '@/lib/domain/shared/money';
import type { ChartUnit } from '../domain/shared/chart-units';
import { groupDigits } from '@/lib/domain/shared/numbers';

/** Shown for missing values, which are never zero. */
export const noValue = 'n/a';

/** Full name of a point on the x axis: 2021, Nov 2025, 11/20/2025 or NVDA. */
export function pointName(at: string) {
  if (isMonth(at)) return monthName(`${at}-01`);
  return isDateOnly(at) ? fullDate(at) : at;
}

/** Short name for axis ticks. Days show as the month, or as month and day if `isOfFew`. */
export function pointTick(at: string, isOfFew = false) {
  if (!isDateOnly(at)) return pointName(at);
  return isOfFew ? monthDay(at) : monthName(at);
}

/** Whether a point on the x axis is a year, month or day rather than a ticker. */
export const isTime = (at: string) => /^\d{4}$/.test(at) || isMonth(at) || isDateOnly(at);

/** Formats a value with its unit, for tables, tooltips and screen readers. */
export function valueText(value: number | null | undefined, unit: ChartUnit) {
  if (value === null || value === undefined || !Number.isFinite(value)) return noValue;
  return words[unit](value);
}

/** A value without "analysts", for places that already show the unit. */
export const bareText = (value: number | null | undefined, unit: ChartUnit) =>
  unit === 'analysts' && typeof value === 'number' ? tickText(value, unit) : valueText(value, unit);

/** A short tick label without line breaks, scaled to the magnitude of the axis's largest value. */
export const tickText = (value: number, unit: ChartUnit, largest = value) =>
  shortText(value, unit, largest).replaceAll(' ', '\u00a0');

function shortText(value: number, unit: ChartUnit, largest: number) {
  const compact = (size: number) => compactAlike(size, largest);
  if (unit === 'USD') return signed(value, (size) => `$${compact(size)}`);
  if (unit === 'USD per share') return signed(value, (size) => `$${groupDigits(size, 2)}`);
  return unit === 'analysts' || unit === 'shares' ? signed(value, compact) : words[unit](value);
}

/** Column header for the x axis. */
export function axisName(at = '') {
  if (isMonth(at)) return 'Month';
  if (isDateOnly(at)) return 'Day';
  return isTime(at) ? 'Year' : 'Symbol';
}

/** For example 'in 2021', 'on 11/20/2025' or 'at NVDA'. */
export function placeText(at: string) {
  if (isDateOnly(at)) return `on ${pointName(at)}`;
  return `${isTime(at) ? 'in' : 'at'} ${pointName(at)}`;
}

/** Display names of the units. */
export const unitNames: Record<ChartUnit, string> = {
  USD: 'US dollars',
  'USD per share': 'US dollars per share',
  ratio: 'Times',
  percent: 'Percent',
  analysts: 'Analysts',
  shares: 'Shares',
  index: 'Index',
};

/** Puts a minus sign, not a hyphen, before the dollar sign. */
const signed = (value: number, write: (size: number) => string) =>
  `${value < 0 ? '\u2212' : ''}${write(Math.abs(value))}`;

const words: Record<ChartUnit, (value: number) => string> = {
  USD: (value) => signed(value, (size) => `$${compactMoney(size)}`),
  'USD per share': (value) => signed(value, (size) => usdExact(size * 100)),
  ratio: (value) => signed(value, (size) => `${groupDigits(size, 2)}×`),
  percent: (value) => signed(value, (size) => `${groupDigits(size, 2)}%`),
  analysts: (value) => signed(value, (size) => `${groupDigits(size, 2)} ${size === 1 ? 'analyst' : 'analysts'}`),
  shares: (value) => signed(value, (size) => `${compactMoney(size)} shares`),
  index: (value) => signed(value, (size) => groupDigits(size, 1)),
};

const isMonth = (at: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(at);
