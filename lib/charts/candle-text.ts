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

/** A second line on the same days. */
type Line = { label: string; close: readonly (number | null)[] };

/** The letters that mark events in the picture. */
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

/** A day's bar and its change since the previous close. */
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

/** The change of the second line since its first price in the range; empty without one. */
export function besideAt(beside: Line | null, index: number) {
  const [now, then] = [beside?.close[index], beside?.close.find((value) => value !== null)];
  if (!beside || !now || !then) return [];
  return [{ label: beside.label, change: (now / then - 1) * 100 }];
}

/** What happened on a bar's day, or on the days without trading before it. */
export function eventsAt({ day, events }: Pick<Bars, 'day' | 'events'>, index: number) {
  const [on, before = ''] = [day[index], day[index - 1]];
  if (on === undefined) return [];
  return events.filter((event) => event.day <= on && event.day > before).map(({ label }) => label);
}

/** The bar as screen-reader text. */
export function barText(bars: Bars, index: number, beside: Line | null = null) {
  const bar = barAt(bars, index);
  if (!bar) return '';
  const facts = bar.facts.map(({ name, value }) => `${name} ${value}`).join(', ');
  const change = bar.change === null ? '' : `, ${changeText(bar.change)}`;
  const others = besideAt(beside, index).map((one) => `, ${one.label} ${changeText(one.change)} since start`);
  const events = eventsAt(bars, index).map((label) => `. ${label}`);
  return [`${bar.day}: ${facts}${change}`, ...others, ...events].join('');
}

/** A change with its sign, as in the page's other figures. */
export const signedChange = (percent: number) => withSign(changeSign(percent), changeSize(percent));

/** The ticks of an axis of changes: decimals only where the ticks are less than a percent apart. */
export function percentTicks(values: readonly number[]) {
  const digits = values.every((value) => Math.abs(value - Math.round(value)) < 1e-6) ? 0 : 1;
  return values.map((value) => {
    const size = Math.abs(value).toFixed(digits);
    return withSign(Number(size) === 0 ? 0 : value, `${size}%`);
  });
}

/** A change in words, since screen readers may skip a minus sign. */
export function changeText(percent: number) {
  const size = valueText(Math.abs(percent), 'percent');
  if (size === '0%') return 'unchanged';
  return `${percent > 0 ? 'up' : 'down'} ${size}`;
}
