import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { tradingDayUpTo } from '@/lib/domain/shared/calendar/market-calendar';
import { lastClosedDay } from '@/lib/domain/market/market-refresh';
import { splitBetween } from '@/lib/domain/market/splits';
import { db } from '@/lib/server/platform/db/pool';
import type { Bar, Quote } from '@/lib/server/providers/market-data/market-data';
import { fillYearEndPrices } from './market-statements-repository';
import { latestBars, saveBars, saveSplit, splitBars } from './market-writes-repository';
import { splitAlerts } from './split-alerts-repository';
import { nothingThere, tenYearsBefore, type Fetch, type FetchContext, type Fetched } from './market-fetch';

/** Days before the last stored one that are fetched again, to get corrections and to detect splits. */
const overlapDays = 7;

/**
 * Fetches the bars since the last stored one, or of ten years. If the provider's plan has no candles, only the quote of
 * the last day is available, and the history grows by one bar a day.
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
  const full = await ask('candles', tenYearsBefore(at));
  if (!full.ok) return full;
  if (full.data.length === 0) return nothingThere;
  return keep(ticker, full.data, { isWhole: true, split: splitAmong(stored, candles.data) });
};

async function fetchQuote({ ticker, ask }: FetchContext, last: Close | undefined): Promise<Fetched> {
  const quote = await ask('quote');
  return quote.ok ? keep(ticker, [quote.data.bar], { split: splitSince(last, quote.data) }) : quote;
}

type Close = { day: DateOnly; closeCents: number };

/**
 * The split between the last stored close and the quote. They can be compared only if they are a trading day apart:
 * over a longer gap a price may halve without a split.
 */
function splitSince(last: Close | undefined, { bar, beforeCents }: Quote): Split | undefined {
  if (!last || beforeCents === null || last.day !== tradingDayUpTo(addDays(bar.day, -1))) return undefined;
  return toSplit(splitBetween(last.closeCents, beforeCents), bar.day);
}

/** The split, detected on the latest day that both series contain. */
function splitAmong(stored: Close[], fetched: Bar[]): Split | undefined {
  const known = stored.find(({ day }) => fetched.some((bar) => bar.day === day));
  const refetched = fetched.find(({ day }) => day === known?.day);
  const next = fetched.map(({ day }) => day).filter((day) => known && day > known.day);
  if (!known || !refetched || next.length === 0) return undefined;
  return toSplit(
    splitBetween(known.closeCents, refetched.closeCents),
    next.reduce((a, b) => (a < b ? a : b)),
  );
}

/** New shares per old share, effective when the market opens on `day`. */
type Split = { sharesForOne: number; day: DateOnly };

const toSplit = (sharesForOne: number, day: DateOnly) => (sharesForOne === 1 ? undefined : { sharesForOne, day });

type Keeping = { split?: Split | undefined; isWhole?: boolean };

const keep = (ticker: string, bars: Bar[], { split, isWhole = false }: Keeping = {}): Fetched => ({
  ok: true,
  save: async (tx, origin) => {
    // After a full fetch, all bars are already adjusted.
    if (split && !isWhole) await splitBars(tx, ticker, split.sharesForOne, origin);
    const kept = await saveBars(tx, ticker, bars, origin, { isWhole });
    if (kept > 0) await saveSplit(tx, ticker, split, origin);
    if (kept > 0 && split) await splitAlerts(tx, ticker, split);
    if (kept > 0) await fillYearEndPrices(tx, ticker);
    return kept;
  },
});

/** Whether the fetched closes differ from the stored ones, which means that a split adjusted all older prices. */
function isRebased(stored: Close[], fetched: Bar[]) {
  const closes = new Map(stored.map(({ day, closeCents }) => [day, closeCents]));
  return fetched.some(({ day, closeCents }) => {
    const before = closes.get(day);
    return before !== undefined && Math.abs(before - closeCents) > Math.max(2, before * 0.02);
  });
}
