import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { isTradingDay } from '@/lib/domain/shared/calendar/market-calendar';
import type { Bar } from './market-data';

/** Max number of days per call, about a year. */
const maxDays = 400;

/**
 * The bars of the trading days after `last` up to `until`. Deterministic: each bar is derived from the previous close,
 * the ticker and the date.
 */
export function continueWalk(ticker: string, last: Bar, until: DateOnly): Bar[] {
  const bars: Bar[] = [];
  let before = last;
  let day = addDays(last.day, 1);
  for (let steps = 0; day <= until && steps < maxDays; day = addDays(day, 1), steps += 1) {
    if (!isTradingDay(day)) continue;
    before = nextBar(ticker, before, day);
    bars.push(before);
  }
  return bars;
}

function nextBar(ticker: string, { closeCents: before, volume }: Bar, day: DateOnly): Bar {
  const chance = (what: string) => fraction(`${ticker} ${day} ${what}`);
  // The sum of three uniform values is roughly normally distributed: on two days of three, the price moves by 1.5% or
  // less.
  const move = (chance('a') + chance('b') + chance('c') - 1.5) * 0.03 + 0.0002;
  const openCents = atLeastOne(before * (1 + (chance('open') - 0.5) * 0.01));
  const closeCents = atLeastOne(before * (1 + move));
  const reach = (what: string) => 1 + chance(what) * 0.01;
  return {
    day,
    openCents,
    closeCents,
    highCents: Math.ceil(Math.max(openCents, closeCents) * reach('high')),
    lowCents: atLeastOne(Math.floor(Math.min(openCents, closeCents) / reach('low'))),
    volume: Math.round(volume * (0.9 + chance('volume') * 0.2)) || 1000,
  };
}

const atLeastOne = (cents: number) => Math.max(1, Math.round(cents));

/** A number in [0, 1) that is the same for the same text on every machine (FNV-1a with a final mix). */
function fraction(words: string) {
  let hash = 0x811c9dc5;
  for (const character of words) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
}
