import type { PriceEvent } from '@/lib/domain/research/research';
import { changeSign, changeSize, withSign } from '@/lib/content/market/market-figures';
import { valueText } from './chart-text';
import { fullDate } from '@/lib/domain/shared/dates';
import { compactMoney } from '@/lib/domain/shared/compact-money';

type Bars = {
  day: readonly string[];
  open: readonly number[];
  high: readonly number[];
  low: readonly number[];
  close: readonly number[];
  volume: readonly (number | null)[];
  events: readonly { day: string; label: string }[];
};

/** A second series for comparison, with one close per day of the candles. */
type Line = { label: string; close: readonly (number | null)[] };

/** The letters that mark events in the chart. */
export const eventLetters: Record<PriceEvent, string> = {
  earnings: 'E',
  'year-end': 'Y',
  dividend: 'D',
  split: 'S',
};
export const eventNames: Record<PriceEvent, string> = {
  earnings: 'E = annual results.',
  'year-end': 'Y = end of a fiscal year.',
  dividend: 'D = dividend.',
  split: 'S = stock split.',
};

export type Bar = { day: string; facts: { short: string; name: string; value: string }[]; change: number | null };

/** A day's prices and volume, and the percent change since the previous close; null when out of range. */
export function barAt(bars: Bars, index: number): Bar | null {
  const { day, open, high, low, close, volume } = bars;
  const on = day[index];
  if (on === undefined) return null;
  const price = (value: number | undefined) => valueText(value, 'USD per share');
  const [now, before] = [close[index], close[index - 1]];
  return {
    day: fullDate(on),
    facts: [
      { short: 'O', name: 'open', value: price(open[index]) },
      { short: 'H', name: 'high', value: price(high[index]) },
      { short: 'L', name: 'low', value: price(low[index]) },
      { short: 'C', name: 'close', value: price(now) },
      { short: 'Vol', name: 'volume', value: volumeText(volume[index]) },
    ],
    change: now === undefined || !before ? null : (now / before - 1) * 100,
  };
}

const volumeText = (shares: number | null | undefined) => (shares == null ? 'n/a' : compactMoney(shares));

/** The second series' percent change since its first close in the range. Empty when either is missing. */
export function besideAt(beside: Line | null, index: number) {
  const [now, then] = [beside?.close[index], beside?.close.find((value) => value !== null)];
  if (!beside || !now || !then) return [];
  return [{ label: beside.label, change: (now / then - 1) * 100 }];
}

/** Labels of the events on a bar's day or on the non-trading days before it. */
export function eventsAt({ day, events }: Pick<Bars, 'day' | 'events'>, index: number) {
  const [on, before = ''] = [day[index], day[index - 1]];
  if (on === undefined) return [];
  return events.filter((event) => event.day <= on && event.day > before).map(({ label }) => label);
}

/** One bar as text for screen readers. */
export function barText(bars: Bars, index: number, beside: Line | null = null) {
  const bar = barAt(bars, index);
  if (!bar) return '';
  const facts = bar.facts.map(({ name, value }) => `${name} ${value}`).join(', ');
  const change = bar.change === null ? '' : `, ${changeText(bar.change)}`;
  const others = besideAt(beside, index).map((one) => `, ${one.label} ${changeText(one.change)} since start`);
  const events = eventsAt(bars, index).map((label) => `. ${label}`);
  return [`${bar.day}: ${facts}${change}`, ...others, ...events].join('');
}

/** A percent change with its sign, formatted as elsewhere on the site. */
export const signedChange = (percent: number) => withSign(changeSign(percent), changeSize(percent));

/** Labels for a percent axis, with decimals only when a tick is not a whole percent. */
export function percentTicks(values: readonly number[]) {
  const digits = values.every((value) => Math.abs(value - Math.round(value)) < 1e-6) ? 0 : 1;
  return values.map((value) => {
    const size = Math.abs(value).toFixed(digits);
    return withSign(Number(size) === 0 ? 0 : value, `${size}%`);
  });
}

/** A percent change in words, because screen readers may skip a minus sign. */
export function changeText(percent: number) {
  const size = valueText(Math.abs(percent), 'percent');
  if (size === '0%') return 'unchanged';
  return `${percent > 0 ? 'up' : 'down'} ${size}`;
}
