import { daysBetween } from '@/lib/domain/shared/calendar/calendar-days';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { seededRandom, seedOf } from '@/lib/domain/shared/random';
import type { Company } from './company';

/** Daily bars as columns, in cents. All columns have the same length as `days`. */
export type Bars = {
  days: readonly DateOnly[];
  open: number[];
  high: number[];
  low: number[];
  close: number[];
  volume: number[];
};

const daysInYear = 252;
/** Mean reversion per day: a price covers half of the distance to its fair value in about 60 days. */
const pull = 1 / 90;
/** Min price in dollars: below it a stock would be delisted. */
const minPrice = 0.5;

/** The market's cumulative movement by day, in logarithms; common to all stocks. */
export function marketWay(days: readonly DateOnly[]) {
  const random = seededRandom(seedOf('market'));
  let level = 0;
  return days.map(() => (level += -level / 250 + (0.13 / Math.sqrt(daysInYear)) * random.bell()));
}

/** A stock's random walk around its fair value, plus the market's movement. */
export function randomWalk(
  { symbol, volatility, years }: Company,
  days: readonly DateOnly[],
  market: readonly number[],
): Bars {
  const worth = worthByDay(years, days);
  return wander(symbol.ticker, days, worth, market, volatility / Math.sqrt(daysInYear));
}

/** The index fund's prices: the market's movement around a slow rise. */
export function fundRandomWalk(ticker: string, days: readonly DateOnly[], market: readonly number[]): Bars {
  const rise = days.map((_, index) => Math.log(150) + (index / daysInYear) * 0.09);
  return wander(ticker, days, rise, market, 0.02 / Math.sqrt(daysInYear));
}

function wander(
  ticker: string,
  days: readonly DateOnly[],
  worth: readonly number[],
  market: readonly number[],
  spread: number,
) {
  const random = seededRandom(seedOf(`bars of ${ticker}`));
  const share = 0.7 + 0.6 * random.unit();
  const usualVolume = Math.exp(12.5 + 3 * random.unit());
  const bars: Bars = { days, open: [], high: [], low: [], close: [], volume: [] };
  let log = worth[0] ?? 0;
  let before = Math.exp(log);
  for (let at = 0; at < days.length; at += 1) {
    const moved = share * ((market[at] ?? 0) - (market[at - 1] ?? 0));
    log += pull * ((worth[at] ?? log) + (market[at] ?? 0) * share - log) + moved + spread * random.bell();
    log = Math.max(log, Math.log(minPrice));
    const close = Math.exp(log);
    const open = before * (1 + spread * (0.8 * random.unit() - 0.4));
    const high = Math.max(open, close) * (1 + spread * 0.6 * random.unit());
    const low = Math.min(open, close) * (1 - spread * 0.6 * random.unit());
    bars.open.push(cents(open));
    bars.high.push(cents(high));
    bars.low.push(cents(low));
    bars.close.push(cents(close));
    const stir = 1 + (6 * Math.abs(close / before - 1)) / (spread * 20);
    bars.volume.push(Math.round((usualVolume * stir * (0.75 + 0.5 * random.unit())) / 100) * 100);
    before = close;
  }
  return bars;
}

/** The logarithm of the fair value on each day, interpolated linearly between fiscal year ends. */
function worthByDay(years: Company['years'], days: readonly DateOnly[]) {
  const worth = days.map(() => Math.log(years[0]?.worth ?? minPrice));
  for (const [index, to] of years.entries()) {
    const from = years[index - 1];
    if (!from) continue;
    const first = indexFrom(days, from.end);
    const length = (daysBetween(from.end, to.end) * daysInYear) / 365;
    const step = (Math.log(to.worth) - Math.log(from.worth)) / length;
    for (let at = first; at < Math.min(days.length, Math.ceil(first + length)); at += 1)
      worth[at] = Math.log(from.worth) + step * (at - first);
  }
  return worth;
}

/** The index of the first day in the list that is not before `day`. */
function indexFrom(days: readonly DateOnly[], day: DateOnly) {
  const at = days.findIndex((known) => known >= day);
  return at === -1 ? days.length : at;
}

const cents = (dollars: number) => Math.round(dollars * 100);
