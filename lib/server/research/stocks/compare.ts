import type { Chart } from '@/lib/contracts/shared/market-meta';
import { rangeStart } from '@/lib/domain/research/candle-ranges';
import { defaultRange } from '@/lib/domain/research/comparison';
import {
  compareMetrics,
  indexFund as fund,
  type CandleRange,
  type CompareMetric,
} from '@/lib/domain/research/research';
import { metricOf } from '@/lib/domain/research/sector-metrics';
import { topicLists } from '@/lib/domain/market/topic-lists';
import { now } from '@/lib/server/platform/clock';
import { AppError } from '@/lib/server/platform/errors';
import { toFreshness } from '@/lib/domain/market/market-refresh';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { listStocks } from '@/lib/server/market/stock-charts-repository';
import { comparedPrices, comparedYears } from './compared-lines';
import { readTickers } from './read-tickers';
import { marketMeta } from '@/lib/server/market/market-meta';
import { notAmong, unknownTicker } from '@/lib/server/market/market-errors';

/** Compares stocks with the median of the sector they share and, for prices, with an index fund. */
export async function compareStocks({ symbols: listed, metric: name, ...when }: Asked): Promise<Chart> {
  const metric = compareMetrics.find((known) => known === name);
  if (!metric) throw notAmong('metric', compareMetrics);
  const tickers = readTickers(listed);
  checkDays(when);
  const kind = metric === 'price' ? 'bars' : 'fundamentals';
  const found = await listStocks({ tickers: metric === 'price' ? [...tickers, fund] : tickers, kind });
  const unknown = tickers.find((ticker) => !found.some(({ symbol }) => symbol.ticker === ticker));
  if (unknown !== undefined) throw await unknownTicker(unknown, 'bad_request');
  const chosen = found.filter(({ symbol }) => tickers.includes(symbol.ticker));
  const period = periodOf(when, metric, metric === 'price' ? lastDayOf(chosen) : undefined);
  const sector = sharedSector(chosen);
  const hasFund = metric === 'price' && found.some(({ symbol }) => symbol.ticker === fund) && !tickers.includes(fund);
  const shown = hasFund ? [...tickers, fund] : tickers;
  const { title, points, rows, notes } = await (metric === 'price'
    ? comparedPrices({ tickers: shown, slug: sector?.slug, ...period })
    : comparedYears({ tickers: shown, slug: sector?.slug, ...period }, metric));
  const unit = unitOf(metric);
  const stocks = tickers.flatMap((ticker) => found.find(({ symbol }) => symbol.ticker === ticker)?.symbol ?? []);
  return {
    title,
    series: [
      ...shown.map((ticker) => ({
        key: ticker,
        label: hasFund && ticker === fund ? `S&P 500 (${fund})` : ticker,
        unit,
      })),
      ...(sector ? [{ key: 'sector', label: `Median of ${sector.name}`, unit }] : []),
    ],
    points,
    meta: marketMeta(rows, {
      delay: metric === 'price' ? 'prices' : 'daily',
      freshness: toFreshness(kind, found[0]?.freshness, now()),
      notes: [
        ...notes,
        ...stocks.map(
          ({ ticker, currency, fiscalYearEnd }) =>
            `${ticker}: ${currency}, fiscal year ends in ${months[fiscalYearEnd - 1]}.`,
        ),
        sector
          ? `Median of ${sector.name}: the list with the most of these stocks.`
          : 'No sector median: these stocks have no sector in common.',
        ...(metric === 'price' ? [] : ['This metric is not available for index funds.']),
      ],
    }),
  };
}

type Days = { range?: CandleRange; from?: string; to?: string };
type Asked = Days & { symbols: string; metric: string };

/** The requested days, or else a range that ends with the last close, like each stock's 1Y change. */
function periodOf({ range, from, to }: Days, metric: CompareMetric, lastDay: string | undefined) {
  const today = utcDay(now());
  if (from === undefined || to === undefined)
    return { from: rangeStart(range ?? defaultRange(metric), lastDay ?? today), to: today };
  return { from, to };
}

const lastDayOf = (found: readonly { lastDay: string | null }[]) =>
  found.flatMap(({ lastDay }) => lastDay ?? []).toSorted().at(-1); // prettier-ignore

/** Rejects one day without the other, and a start that is not before the end. */
function checkDays({ from, to }: Days) {
  if (from === undefined && to === undefined) return;
  if (from !== undefined && to !== undefined && from < to) return;
  throw new AppError('bad_request', 'Enter a start date before the end date.', {
    fields: { from: 'Enter a start date before the end date.' },
  });
}

type Sector = { slug: string; name: string };

/**
 * The sector that most of the stocks belong to. Ties are broken by name, with topic lists last. Undefined when only one
 * of several stocks has a sector.
 */
function sharedSector(found: readonly { sectors: Sector[] }[]): Sector | undefined {
  const counts = new Map<string, { sector: Sector; count: number }>();
  for (const sector of found.flatMap(({ sectors }) => sectors))
    counts.set(sector.slug, { sector, count: (counts.get(sector.slug)?.count ?? 0) + 1 });
  const [best] = [...counts.values()].toSorted(
    (one, other) =>
      other.count - one.count ||
      Number(topicLists.includes(one.sector.slug)) - Number(topicLists.includes(other.sector.slug)) ||
      (one.sector.slug < other.sector.slug ? -1 : 1),
  );
  return best && best.count >= Math.min(2, found.length) ? best.sector : undefined;
}

const unitOf = (metric: CompareMetric) => (metric === 'price' ? 'index' : metricOf(metric).unit);

const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month)),
);
