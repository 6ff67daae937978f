import { dollars, price } from '@/lib/content/market/market-figures';
import type { Candles } from '@/lib/contracts/research/charts';
import type { CandleRange } from '@/lib/domain/research/research';
import { daysOf, rangeStart } from '@/lib/domain/research/candle-ranges';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import {
  readCandles,
  type CandleColumns,
  type CorporateAction,
  type ReportedYear,
} from '@/lib/server/market/candles-repository';
import { toFreshness } from '@/lib/domain/market/market-refresh';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { marketMeta } from '@/lib/server/market/market-meta';
import { readTicker, unknownTicker } from '@/lib/server/market/market-errors';
import { closedAt } from '@/lib/server/market/symbol-figures';

const inDollars = (cents: number[] | null) => (cents ?? []).map((value) => value / 100);

/**
 * The daily bars of a stock over a range. The range ends with the last close, like the 1Y change and the 52-week high.
 */
export async function candlesOf(symbol: string, range: CandleRange): Promise<Candles> {
  const ticker = readTicker(symbol);
  const today = utcDay(now());
  const start = range === 'ytd' ? { day: rangeStart(range, today) } : { days: daysOf[range], today };
  const found = await readCandles(db(), ticker, start);
  if (!found) throw await unknownTicker(ticker, 'bad_request');
  const last = found.day?.at(-1);
  const volume = (found.volume ?? []).map((shares) => Number(shares) || null);
  const withoutVolume = volume.filter((shares) => shares === null).length;
  const provenance = (found.sources ?? []).map((source) => ({
    source,
    asOf: last ? closedAt(last) : now(),
    isSample: found.isSample ?? false,
  }));
  return {
    symbol: ticker,
    day: found.day ?? [],
    open: inDollars(found.open),
    high: inDollars(found.high),
    low: inDollars(found.low),
    close: inDollars(found.close),
    volume,
    events: eventsOf(found),
    since: found.since,
    meta: marketMeta(provenance, {
      delay: 'prices',
      freshness: toFreshness('bars', found.freshness, now()),
      notes: [
        'Split-adjusted prices in US dollars. Volume in shares.',
        ...(withoutVolume === 0 ? [] : [`No volume for ${withoutVolume} of ${volume.length} days.`]),
      ],
    }),
  };
}

/** Earnings and corporate actions. Those before the first bar are omitted, because the chart cannot show them. */
function eventsOf({ day, years, actions }: CandleColumns): Candles['events'] {
  const first = day?.[0] ?? '';
  return [...(years ?? []).map(eventOf), ...(actions ?? []).map(actionOf)]
    .filter((event) => event.day >= first)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** An amount below one means a reverse split. */
function actionOf({ day, kind, amount }: CorporateAction): Candles['events'][number] {
  if (kind === 'dividend') return { day, kind, label: `Dividend of ${price(amount)} a share` };
  const label = amount < 1 ? `1-for-${Math.round(1 / amount)} reverse split` : `${amount}-for-1 stock split`;
  return { day, kind, label };
}

/** Sample years have the day of the earnings report; for other years only the fiscal year's end is known. */
const eventOf = ({ year, day, isReport, revenue, netIncome }: ReportedYear): Candles['events'][number] => {
  const results = `revenue ${dollars(revenue)}, net income ${dollars(netIncome)}`;
  return isReport
    ? { day, kind: 'earnings', label: `FY${year} results: ${results}` }
    : { day, kind: 'year-end', label: `FY${year} ended: ${results}` };
};
