import { mean } from '@/lib/domain/shared/averages';
import { growth } from '@/lib/domain/market/market-formulas';
import { usdExact } from '@/lib/domain/shared/money';
import type { Bars } from '../prices';
import { dayInText, monthInText, tenth, type Event } from './story';

const yearDays = 252;
const quarterDays = 60;
/** Min trading days between two highs, or two lows, that make a story. */
const quietDays = 15;
const averageDays = 200;
const usualDays = 50;
/** Days in a row with gains, or with losses, that make a story. */
const streakDays = 6;
const highVolume = 1.8;
/** Min change in percent for a large move. */
const minMove = 2;

/** Notable events in a day's prices; empty on most days. */
export function priceEvents(name: string, bars: Bars, at: number): Event[] {
  if (at < yearDays + averageDays) return [];
  return [extreme, largeMove, streak, crossing, awayFromExtreme, heavyVolume].flatMap((find) => find(name, bars, at));
}

type Find = (name: string, bars: Bars, at: number) => Event[];

const dayOf = ({ days }: Bars, at: number) => days[at] ?? '';
const closeOf = ({ close }: Bars, at: number) => close[at] ?? 0;
const dollars = (bars: Bars, at: number) => usdExact(closeOf(bars, at));
const changeOf = (bars: Bars, at: number) => growth(closeOf(bars, at), closeOf(bars, at - 1)) ?? 0;
const closesBefore = ({ close }: Bars, at: number, count: number) => close.slice(Math.max(0, at - count), at);

/** The first 52-week high or low after some weeks without one. */
const extreme: Find = (name, bars, at) => {
  const year = closesBefore(bars, at, yearDays - 1);
  const [low, high] = [Math.min(...year), Math.max(...year)];
  const isHigh = closeOf(bars, at) > high;
  if (!isHigh && closeOf(bars, at) >= low) return [];
  const isOne = (day: number) => {
    const before = closesBefore(bars, day, yearDays - 1);
    return isHigh ? closeOf(bars, day) > Math.max(...before) : closeOf(bars, day) < Math.min(...before);
  };
  let last = at - 1;
  while (last > yearDays && at - last < yearDays && !isOne(last)) last -= 1;
  if (at - last < quietDays) return [];
  const what = isHigh ? '52-week high' : '52-week low';
  const since =
    at - last >= yearDays ? 'in more than a year' : `since ${monthInText(dayOf(bars, last), dayOf(bars, at))}`;
  const change = growth(closeOf(bars, at), closeOf(bars, at - yearDays)) ?? 0;
  const apart = isHigh ? growth(closeOf(bars, at), low) : growth(closeOf(bars, at), high);
  return [
    {
      kind: isHigh ? 'year-high' : 'year-low',
      day: dayOf(bars, at),
      weight: 5,
      headline: `${name} closes at its first ${what} ${since}`,
      summary: `The close of ${dollars(bars, at)} is ${tenth(apart ?? 0)}% ${isHigh ? 'above the 52-week low' : 'below the 52-week high'}. Over 12 months the share price is ${change < 0 ? 'down' : 'up'} ${tenth(change)}%.`,
    },
  ];
};

/** The largest daily move, up or down, in at least a quarter. */
const largeMove: Find = (name, bars, at) => {
  const change = changeOf(bars, at);
  if (Math.abs(change) < minMove) return [];
  let last = at - 1;
  while (
    at - last < yearDays &&
    !(changeOf(bars, last) * change > 0 && Math.abs(changeOf(bars, last)) >= Math.abs(change))
  )
    last -= 1;
  if (at - last < quarterDays) return [];
  const since = at - last >= yearDays ? 'in a year' : `since ${dayInText(dayOf(bars, last), dayOf(bars, at))}`;
  const volume = volumeRatio(bars, at);
  return [
    {
      kind: 'large-move',
      day: dayOf(bars, at),
      weight: 4,
      headline: `${name} ${change < 0 ? 'falls' : 'jumps'} ${tenth(change)}%, its largest one-day ${change < 0 ? 'loss' : 'gain'} ${since}`,
      summary: `It closed at ${dollars(bars, at)}, after ${dollars(bars, at - 1)} the day before. Volume was ${volume.toFixed(1)} times its 50-day average.`,
    },
  ];
};

const streak: Find = (name, bars, at) => {
  const sign = Math.sign(changeOf(bars, at));
  let length = 0;
  while (length <= streakDays && sign !== 0 && Math.sign(changeOf(bars, at - length)) === sign) length += 1;
  if (length !== streakDays) return [];
  const change = growth(closeOf(bars, at), closeOf(bars, at - streakDays)) ?? 0;
  return [
    {
      kind: 'streak',
      day: dayOf(bars, at),
      weight: 3,
      headline: `${name} ${sign < 0 ? 'falls' : 'rises'} for a sixth day in a row`,
      summary: `The six days add up to ${sign < 0 ? 'a loss' : 'a gain'} of ${tenth(change)}%, from ${dollars(bars, at - streakDays)} to ${dollars(bars, at)}.`,
    },
  ];
};

const averageOf = (bars: Bars, at: number) => mean(closesBefore(bars, at + 1, averageDays)) ?? 0;

/** The first close in at least a quarter on the other side of the 200-day average. */
const crossing: Find = (name, bars, at) => {
  const isAbove = (day: number) => closeOf(bars, day) > averageOf(bars, day);
  const above = isAbove(at);
  if (isAbove(at - 1) === above) return [];
  let last = at - 1;
  while (at - last < yearDays && isAbove(last) !== above) last -= 1;
  if (at - last < quarterDays) return [];
  const since = at - last >= yearDays ? 'in a year' : `since ${monthInText(dayOf(bars, last), dayOf(bars, at))}`;
  return [
    {
      kind: 'average',
      day: dayOf(bars, at),
      weight: 4,
      headline: `${name} closes ${above ? 'above' : 'below'} its 200-day average for the first time ${since}`,
      summary: `The share price closed at ${dollars(bars, at)}; the average of the last 200 closes is ${usdExact(Math.round(averageOf(bars, at)))}.`,
    },
  ];
};

/** Distances in percent that make a story when they are first reached. */
const steps = [20, 30, 40, 50];

/** The lowest or highest close of a quarter, if it is far from the 52-week high or low. */
const awayFromExtreme: Find = (name, bars, at) => {
  const quarter = closesBefore(bars, at, quarterDays);
  const close = closeOf(bars, at);
  const [isLowest, isHighest] = [close < Math.min(...quarter), close > Math.max(...quarter)];
  if (!isLowest && !isHighest) return [];
  const year = closesBefore(bars, at + 1, yearDays);
  const from = isLowest ? Math.max(...year) : Math.min(...year);
  const reached = (value: number) => steps.filter((step) => Math.abs(growth(value, from) ?? 0) >= step).length;
  const step = steps[reached(close) - 1];
  const nearest = isLowest ? Math.min(...quarter) : Math.max(...quarter);
  if (step === undefined || reached(close) === reached(nearest)) return [];
  const peak = at - year.length + 1 + year.lastIndexOf(from);
  return [
    {
      kind: isLowest ? 'off-high' : 'off-low',
      day: dayOf(bars, at),
      weight: 3,
      headline: `${name} is more than ${step}% ${isLowest ? 'below its 52-week high' : 'above its 52-week low'}`,
      summary: `The ${isLowest ? 'high' : 'low'} was ${usdExact(from)} on ${dayInText(dayOf(bars, peak), dayOf(bars, at))}. The close of ${dollars(bars, at)} is ${tenth(growth(close, from) ?? 0)}% ${isLowest ? 'lower' : 'higher'}.`,
    },
  ];
};

function volumeRatio({ volume }: Bars, at: number) {
  const usual = mean(volume.slice(at - usualDays, at)) ?? 0;
  return usual === 0 ? 0 : (volume[at] ?? 0) / usual;
}

/** The highest volume of a quarter, if it is far above average. */
const heavyVolume: Find = (name, bars, at) => {
  const ratio = volumeRatio(bars, at);
  if (ratio < highVolume || (bars.volume[at] ?? 0) <= Math.max(...bars.volume.slice(at - quarterDays, at))) return [];
  const change = changeOf(bars, at);
  return [
    {
      kind: 'volume',
      day: dayOf(bars, at),
      weight: 2,
      headline: `${name} trades ${ratio.toFixed(1)} times its usual volume`,
      summary: `The volume is the highest in three months. The share price ${change < 0 ? 'fell' : 'rose'} ${tenth(change)}% to ${dollars(bars, at)}.`,
    },
  ];
};
