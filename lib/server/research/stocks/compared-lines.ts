import type { Chart } from '@/lib/contracts/shared/market-meta';
import { daysOf } from '@/lib/domain/research/candle-ranges';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { pegYears } from '@/lib/domain/market/market-formulas';
import { medianOf, rebase } from '@/lib/domain/market/market-series';
import { statementFigure, type StatementMetric } from '@/lib/domain/research/sector-metrics';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { listClosesBeside, listStatementsBeside } from '@/lib/server/market/stock-charts-repository';
import { metricNotes } from '../sectors/chart-notes';
import type { Provenance } from '@/lib/server/market/market-meta';
import { closedAt } from '@/lib/server/market/symbol-figures';

/** The compared stocks, and the sector for their median. */
type Compared = { tickers: readonly string[]; slug: string | undefined };
type Lines = { title: string; points: Chart['points']; rows: readonly Provenance[]; notes: string[] };
type Line = readonly (number | null | undefined)[];

/** Closes of the last year, indexed to 100. */
export async function comparedPrices({ tickers, slug = '' }: Compared): Promise<Lines> {
  const from = addDays(now().toISOString().slice(0, 10), -daysOf['1y']);
  const closes = await listClosesBeside(db(), { tickers, slug }, from);
  const days = [...new Set(closes.map(({ day }) => day))];
  const byTicker = Map.groupBy(closes, ({ ticker }) => ticker);
  const lines = new Map(
    [...byTicker].map(([ticker, own]) => {
      const known = new Map(own.map(({ day, cents }) => [day, cents]));
      return [ticker, rebase(days.map((day) => known.get(day)))];
    }),
  );
  const members = [...byTicker].filter(([, [first]]) => first?.isMember).map(([ticker]) => ticker);
  return {
    title: 'Price comparison',
    points: pointsOf(days, { tickers, members: slug ? members : undefined, lines }),
    rows: closes.map((close) => ({ ...close, asOf: closedAt(close.day) })),
    notes: ['Each line starts at 100 one year ago. Excludes dividends.'],
  };
}

/** A figure by fiscal year, for the years that at least one of the stocks has. */
export async function comparedYears({ tickers, slug = '' }: Compared, metric: StatementMetric): Promise<Lines> {
  const rows = await listStatementsBeside(db(), { tickers, slug });
  const byTicker = Map.groupBy(rows, ({ statement }) => statement.ticker);
  const years = [
    ...new Set(tickers.flatMap((ticker) => byTicker.get(ticker)?.map(({ statement }) => statement.fiscalYear) ?? [])),
  ].toSorted((one, other) => one - other);
  const lines = new Map(
    [...byTicker].map(([ticker, own]) => {
      const known = new Map(own.map(({ statement }) => [statement.fiscalYear, statement]));
      const figureOf = (year: number) => {
        const statement = known.get(year);
        return statement ? statementFigure(metric, statement, known.get(year - pegYears)) : null;
      };
      return [ticker, years.map(figureOf)];
    }),
  );
  const members = [...byTicker].filter(([, [first]]) => first?.isMember).map(([ticker]) => ticker);
  return {
    title: 'Comparison',
    points: pointsOf(years.map(String), { tickers, members: slug ? members : undefined, lines }),
    rows: rows.map(({ statement }) => statement),
    // Always the median: a sector's sum would dwarf single stocks.
    notes: [...metricNotes(metric, 'median')],
  };
}

function pointsOf(
  ats: readonly string[],
  {
    tickers,
    members,
    lines,
  }: { tickers: readonly string[]; members: readonly string[] | undefined; lines: ReadonlyMap<string, Line> },
) {
  const valueOf = (ticker: string, index: number) => lines.get(ticker)?.[index] ?? null;
  return ats.map((at, index) => ({
    at,
    values: [
      ...tickers.map((ticker) => valueOf(ticker, index)),
      ...(members ? [medianOf(members.map((ticker) => valueOf(ticker, index)))] : []),
    ],
  }));
}
