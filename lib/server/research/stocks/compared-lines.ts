import type { Chart } from '@/lib/contracts/shared/market-meta';
import { pegYears } from '@/lib/domain/market/market-formulas';
import { medianOf, rebase } from '@/lib/domain/market/market-series';
import { statementFigure, type StatementMetric } from '@/lib/domain/research/sector-metrics';
import { db } from '@/lib/server/platform/db/pool';
import { listClosesBeside, listStatementsBeside } from '@/lib/server/market/stock-charts-repository';
import { metricNotes } from '../sectors/chart-notes';
import type { Provenance } from '@/lib/server/market/market-meta';
import { closedAt } from '@/lib/server/market/symbol-figures';

/** The compared stocks, the sector whose median is shown, and the first and last day. */
type Compared = { tickers: readonly string[]; slug: string | undefined; from: string; to: string };
type Lines = { title: string; points: Chart['points']; rows: readonly Provenance[]; notes: string[] };
type Line = readonly (number | null | undefined)[];

/** Closes over a period, indexed to 100. */
export async function comparedPrices({ tickers, slug = '', from, to }: Compared): Promise<Lines> {
  const closes = await listClosesBeside(db(), { tickers, slug }, { from, to });
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
    points: thinned(pointsOf(days, { tickers, members: slug ? members : undefined, lines })),
    rows: closes.map((close) => ({ ...close, asOf: closedAt(close.day) })),
    notes: ['Each line starts at 100 on its first day in the range. Excludes dividends.'],
  };
}

/** A metric by fiscal year, for years in which at least one of the stocks has a value. */
export async function comparedYears(
  { tickers, slug = '', from, to }: Compared,
  metric: StatementMetric,
): Promise<Lines> {
  const rows = await listStatementsBeside(db(), { tickers, slug });
  const byTicker = Map.groupBy(rows, ({ statement }) => statement.ticker);
  const years = [
    ...new Set(tickers.flatMap((ticker) => byTicker.get(ticker)?.map(({ statement }) => statement.fiscalYear) ?? [])),
  ]
    .filter((year) => year >= Number(from.slice(0, 4)) && year <= Number(to.slice(0, 4)))
    .toSorted((one, other) => one - other);
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
    // The sector is always shown by its median: its total would be far above single stocks.
    notes: [...metricNotes(metric, 'median')],
  };
}

/** Reduces more than two years of days to weeks: the first day, and then the last day of each week. */
function thinned(points: Chart['points']) {
  if (points.length <= maxDays) return points;
  const weekOf = (at: string) => Math.floor((Date.parse(at) / 86_400_000 + 3) / 7);
  return points.filter(({ at }, index) => index === 0 || weekOf(at) !== weekOf(points[index + 1]?.at ?? ''));
}

const maxDays = 520;

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
