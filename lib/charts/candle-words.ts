import { valueWords } from './chart-words';
import { fullDate } from '@/lib/domain/shared/dates';
import { compactMoney } from '@/lib/domain/shared/compact-money';

type Bars = {
  day: readonly string[];
  open: readonly number[];
  high: readonly number[];
  low: readonly number[];
  close: readonly number[];
  volume: readonly (number | null)[];
};

export type Bar = { day: string; facts: { short: string; name: string; value: string }[]; change: number | null };

/** A day's bar and its change since the previous close. */
export function barAt(bars: Bars, index: number): Bar | null {
  const { day, open, high, low, close, volume } = bars;
  const on = day[index];
  if (on === undefined) return null;
  const price = (value: number | undefined) => valueWords(value, 'USD per share');
  const [now, before] = [close[index], close[index - 1]];
  return {
    day: fullDate(on),
    facts: [
      { short: 'O', name: 'open', value: price(open[index]) },
      { short: 'H', name: 'high', value: price(high[index]) },
      { short: 'L', name: 'low', value: price(low[index]) },
      { short: 'C', name: 'close', value: price(now) },
      { short: 'V', name: 'volume', value: volumeWords(volume[index]) },
    ],
    change: now === undefined || !before ? null : (now / before - 1) * 100,
  };
}

const volumeWords = (shares: number | null | undefined) => (shares == null ? 'n/a' : compactMoney(shares));

/** The bar as screen-reader text. */
export function barWords(bars: Bars, index: number) {
  const bar = barAt(bars, index);
  if (!bar) return '';
  const facts = bar.facts.map(({ name, value }) => `${name} ${value}`).join(', ');
  return `${bar.day}: ${facts}${bar.change === null ? '' : `, ${changeWords(bar.change)}`}`;
}

/** A change in words, since screen readers may skip a minus sign. */
export function changeWords(percent: number) {
  const size = valueWords(Math.abs(percent), 'percent');
  if (size === '0%') return 'unchanged';
  return `${percent > 0 ? 'up' : 'down'} ${size}`;
}
