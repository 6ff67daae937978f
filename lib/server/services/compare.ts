import type { Chart } from '@/lib/contracts/market-meta';
import { compareMetrics, mostCompared, type CompareMetric } from '@/lib/domain/research';
import { metricOf } from '@/lib/domain/sector-metrics';
import { isTicker } from '@/lib/domain/tickers';
import { now } from '../clock';
import { db } from '../db/pool';
import { AppError } from '../errors';
import { toFreshness } from '../repositories/market-refreshes';
import { listStocks } from '../repositories/stock-charts';
import { comparedPrices, comparedYears } from './compared-lines';
import { marketMeta } from './market-meta';
import { notAmong, unknownTicker } from './market-refusals';

/** The index fund beside which prices stand. */
const fund = 'SPY';

/** Some stocks beside the median of the sector they share and, for prices, an index fund. */
export async function compareStocks(listed: string, name: string): Promise<Chart> {
  const metric = compareMetrics.find((known) => known === name);
  if (!metric) throw notAmong('metric', compareMetrics);
  const tickers = readTickers(listed);
  const kind = metric === 'price' ? 'bars' : 'fundamentals';
  const found = await listStocks(db(), metric === 'price' ? [...tickers, fund] : tickers, kind);
  const unknown = tickers.find((ticker) => !found.some(({ symbol }) => symbol.ticker === ticker));
  if (unknown !== undefined) throw await unknownTicker(unknown, 'bad_request');
  const sector = sharedSector(found.filter(({ symbol }) => tickers.includes(symbol.ticker)));
  const hasFund = metric === 'price' && found.some(({ symbol }) => symbol.ticker === fund) && !tickers.includes(fund);
  const shown = hasFund ? [...tickers, fund] : tickers;
  const { title, points, rows, notes } = await (metric === 'price'
    ? comparedPrices({ tickers: shown, slug: sector?.slug })
    : comparedYears({ tickers: shown, slug: sector?.slug }, metric));
  const unit = unitOf(metric);
  const stocks = tickers.flatMap((ticker) => found.find(({ symbol }) => symbol.ticker === ticker)?.symbol ?? []);
  return {
    title,
    series: [
      ...shown.map((ticker) => ({ key: ticker, label: ticker === fund ? `${fund}, index fund` : ticker, unit })),
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
            `${ticker}: ${currency}, fiscal year to the end of ${months[fiscalYearEnd - 1]}.`,
        ),
        ...(sector ? [] : ['These stocks share no sector, so there is no median.']),
        ...(metric === 'price' ? [] : ['An index fund has no such figure, so none is shown.']),
      ],
    }),
  };
}

function readTickers(listed: string) {
  const tickers = [
    ...new Set(
      listed
        .split(',')
        .map((text) => text.trim().toUpperCase())
        .filter((text) => text !== ''),
    ),
  ];
  const wrong = tickers.find((ticker): boolean => !isTicker(ticker));
  if (wrong !== undefined)
    throw new AppError('bad_request', `Please correct ${wrong.slice(0, 20)}: a ticker looks like AAPL.`);
  if (tickers.length === 0 || tickers.length > mostCompared)
    throw new AppError('bad_request', `Please name one to ${mostCompared} tickers, with commas between them.`);
  return tickers;
}

type Sector = { slug: string; name: string };

/** The sector that most of the stocks belong to, the first by name among equals; none when only one of several is in any. */
function sharedSector(found: readonly { sectors: Sector[] }[]): Sector | undefined {
  const counts = new Map<string, { sector: Sector; count: number }>();
  for (const sector of found.flatMap(({ sectors }) => sectors))
    counts.set(sector.slug, { sector, count: (counts.get(sector.slug)?.count ?? 0) + 1 });
  const [best] = [...counts.values()].toSorted(
    (one, other) => other.count - one.count || (one.sector.slug < other.sector.slug ? -1 : 1),
  );
  return best && best.count >= Math.min(2, found.length) ? best.sector : undefined;
}

const unitOf = (metric: CompareMetric) => (metric === 'price' ? 'index' : metricOf(metric).unit);

const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month)),
);
