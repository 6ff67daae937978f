import { addDays } from '@/lib/domain/calendar-days';
import type { DateOnly } from '@/lib/domain/dates';
import { tradingDayUpTo } from '@/lib/domain/market-calendar';
import { lastClosedDay } from '@/lib/domain/market-refresh';
import { splitBetween } from '@/lib/domain/splits';
import { db } from '../db/pool';
import type { Bar, Quote } from '../providers/market-data/market-data';
import { fillYearEndPrices } from '../repositories/market-statements';
import { latestBars, saveBars, splitBars } from '../repositories/market-writes';
import { splitAlerts } from '../repositories/watch-alerts';
import { nothingThere, tenYearsBefore, type Fetch, type FetchContext, type Fetched } from './market-fetch';

/** So many days before the last one are fetched again: corrections, and whether the prices still mean the same. */
const overlapDays = 7;

/**
 * The days since the last stored one, or ten years. Where the plan has no candles, the quote is the one day that can be
 * had: history then grows by a day each day.
 */
export const fetchBars: Fetch = async (context) => {
  const { ticker, at, source, ask } = context;
  const since = addDays(lastClosedDay(at), -400);
  const stored = await latestBars(db(), ticker, source === 'sample', since);
  const [last] = stored;
  const candles = await ask('candles', last ? addDays(last.day, -overlapDays) : tenYearsBefore(at));
  if (!candles.ok && candles.reason === 'premium') return fetchQuote(context, last);
  if (!candles.ok) return candles;
  if (candles.data.length === 0) return nothingThere;
  if (!isRebased(stored, candles.data)) return keep(ticker, candles.data);
  const anew = await ask('candles', tenYearsBefore(at));
  if (!anew.ok) return anew;
  if (anew.data.length === 0) return nothingThere;
  return keep(ticker, anew.data, { isWhole: true, split: splitAmong(stored, candles.data) });
};

async function fetchQuote({ ticker, ask }: FetchContext, last: Close | undefined): Promise<Fetched> {
  const quote = await ask('quote');
  return quote.ok ? keep(ticker, [quote.data.bar], { split: splitSince(last, quote.data) }) : quote;
}

type Close = { day: DateOnly; closeCents: number };

/** Only the day before can be compared: over a longer gap a price may halve by itself. */
function splitSince(last: Close | undefined, { bar, beforeCents }: Quote): Split | undefined {
  if (!last || beforeCents === null || last.day !== tradingDayUpTo(addDays(bar.day, -1))) return undefined;
  return toSplit(splitBetween(last.closeCents, beforeCents), bar.day);
}

/** Told by the last day that both know. */
function splitAmong(stored: Close[], fetched: Bar[]): Split | undefined {
  const known = stored.find(({ day }) => fetched.some((bar) => bar.day === day));
  const told = fetched.find(({ day }) => day === known?.day);
  const next = fetched.map(({ day }) => day).filter((day) => known && day > known.day);
  if (!known || !told || next.length === 0) return undefined;
  return toSplit(
    splitBetween(known.closeCents, told.closeCents),
    next.reduce((a, b) => (a < b ? a : b)),
  );
}

/** So many shares for one, from the opening of a day on. */
type Split = { sharesForOne: number; day: DateOnly };

const toSplit = (sharesForOne: number, day: DateOnly) => (sharesForOne === 1 ? undefined : { sharesForOne, day });

type Keeping = { split?: Split | undefined; isWhole?: boolean };

const keep = (ticker: string, bars: Bar[], { split, isWhole = false }: Keeping = {}): Fetched => ({
  ok: true,
  save: async (tx, origin) => {
    // What is fetched as a whole stands on the new basis already.
    if (split && !isWhole) await splitBars(tx, ticker, split.sharesForOne, origin);
    const kept = await saveBars(tx, ticker, bars, origin, { isWhole });
    if (kept > 0 && split) await splitAlerts(tx, ticker, split);
    if (kept > 0) await fillYearEndPrices(tx, ticker);
    return kept;
  },
});

/** After a split all older prices are told on another basis: days that both know no longer agree. */
function isRebased(stored: Close[], fetched: Bar[]) {
  const closes = new Map(stored.map(({ day, closeCents }) => [day, closeCents]));
  return fetched.some(({ day, closeCents }) => {
    const before = closes.get(day);
    return before !== undefined && Math.abs(before - closeCents) > Math.max(2, before * 0.02);
  });
}
