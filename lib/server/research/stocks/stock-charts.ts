import type { Chart } from '@/lib/contracts/shared/market-meta';
import { daysOf } from '@/lib/domain/research/candle-ranges';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { type RefreshKind, toFreshness } from '@/lib/domain/market/market-refresh';
import { stockCharts, type StockChart } from '@/lib/domain/research/research';
import { recommendationSeries } from '@/lib/domain/research/sector-metrics';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { listStatements } from '@/lib/server/market/market-figures-repository';
import {
  listOwnershipByYear,
  listRecommendations,
  listStocks,
  listTargets,
  readDailyCloses,
} from '@/lib/server/market/stock-charts-repository';
import { ownFiscalYears } from '../sectors/chart-notes';
import { marketMeta, type Provenance } from '@/lib/server/market/market-meta';
import { notAmong, readTicker, unknownTicker } from '@/lib/server/market/market-errors';
import { closedAt } from '@/lib/server/market/symbol-figures';

type Drawn = Pick<Chart, 'title' | 'series' | 'points'> & { rows: readonly Provenance[]; notes: string[] };
type Drawing = { kind: RefreshKind; draw: (ticker: string) => Promise<Drawn> };

const monthsShown = 24;
const yearsShown = 10;
const targetsShown = 25;

const drawings: Record<StockChart, Drawing> = {
  'recommendation-trends-by-month': { kind: 'recommendations', draw: recommendations },
  'fund-ownership-by-year': { kind: 'ownership', draw: ownership },
  financials: { kind: 'fundamentals', draw: financials },
  price: { kind: 'bars', draw: price },
  'price-targets': { kind: 'targets', draw: targets },
};

/** A chart of a stock, by its name in the URL. */
export async function readStockChart(id: string, name: string): Promise<Chart> {
  const chart = stockCharts.find((known) => known === name);
  if (!chart) throw notAmong('chart', stockCharts, 'not_found');
  const ticker = readTicker(id);
  const { kind, draw } = drawings[chart];
  const [[stock], { rows, notes, ...drawn }] = await Promise.all([
    listStocks({ tickers: [ticker], kind }),
    draw(ticker),
  ]);
  if (!stock) throw await unknownTicker(ticker);
  const freshness = toFreshness(kind, stock.freshness, now());
  return { ...drawn, meta: marketMeta(rows, { delay: kind === 'bars' ? 'prices' : 'daily', freshness, notes }) };
}

async function recommendations(ticker: string): Promise<Drawn> {
  const rows = (await listRecommendations(db(), ticker, monthsShown)).toReversed();
  return {
    title: `${ticker} analyst ratings`,
    series: recommendationSeries.map(({ key, label }) => ({ key, label, unit: 'analysts' })),
    points: rows.map(({ month, strongBuy, buy, hold, sell, strongSell }) => ({
      at: month.slice(0, 7),
      values: [strongBuy, buy, hold, sell, strongSell],
    })),
    rows,
    notes: ['Analyst opinions, not our recommendation.'],
  };
}

async function ownership(ticker: string): Promise<Drawn> {
  const rows = (await listOwnershipByYear(db(), ticker)).slice(-yearsShown);
  const last = rows.at(-1);
  return {
    title: `${ticker} institutional ownership`,
    series: [{ key: 'share', label: 'Percentage of shares outstanding', unit: 'percent' }],
    points: rows.map(({ year, shareBp }) => ({ at: String(year), values: [shareBp === null ? null : shareBp / 100] })),
    rows,
    notes: last ? [`At the end of ${last.year}, ${last.funds} funds reported shares of it.`] : [],
  };
}

async function financials(ticker: string): Promise<Drawn> {
  const rows = (await listStatements(db(), [ticker])).slice(0, yearsShown).toReversed();
  const restated = rows.filter(({ isRestated }) => isRestated).map(({ fiscalYear }) => fiscalYear);
  return {
    title: `${ticker} financials`,
    series: [
      { key: 'revenue', label: 'Revenue', unit: 'USD' },
      { key: 'net-income', label: 'Net income', unit: 'USD' },
      { key: 'cash-flow', label: 'Cash flow from operations', unit: 'USD' },
    ],
    points: rows.map(({ fiscalYear, revenue, netIncome, operatingCashFlow }) => ({
      at: String(fiscalYear),
      values: [revenue, netIncome, operatingCashFlow],
    })),
    rows,
    notes: [ownFiscalYears, ...(restated.length > 0 ? [`Restated in a later report: ${restated.join(', ')}.`] : [])],
  };
}

async function price(ticker: string): Promise<Drawn> {
  const from = addDays(utcDay(now()), -daysOf['1y']);
  const { closes, sources, isSample } = await readDailyCloses({ ticker, from });
  const asOf = closedAt(closes.at(-1)?.[0] ?? from);
  return {
    title: `${ticker} price`,
    series: [{ key: 'close', label: 'Close', unit: 'USD per share' }],
    points: closes.map(([at, cents]) => ({ at, values: [cents / 100] })),
    rows: sources.map((source) => ({ source, asOf, isSample })),
    notes: ['Closes of the last year, split-adjusted.'],
  };
}

async function targets(ticker: string): Promise<Drawn> {
  const rows = (await listTargets(db(), ticker, targetsShown)).toReversed();
  const last = rows.at(-1)?.target;
  const unit = 'USD per share';
  return {
    title: `${ticker} price targets`,
    series: [
      { key: 'low', label: 'Lowest target', unit },
      { key: 'mean', label: 'Mean target', unit },
      { key: 'high', label: 'Highest target', unit },
      { key: 'close', label: 'Close on that day', unit },
    ],
    points: rows.map(({ target: { day, lowCents, meanCents, highCents }, closeCents }) => ({
      at: day,
      values: [lowCents, meanCents, highCents, closeCents].map((cents) => (cents === null ? null : cents / 100)),
    })),
    rows: rows.map(({ target }) => target),
    notes: [
      'Analysts’ 12-month price targets. Analyst opinions, not our recommendation.',
      ...(last ? [`Latest: ${last.analysts} analysts.`] : []),
    ],
  };
}
