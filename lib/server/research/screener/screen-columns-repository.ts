import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Screen } from '@/lib/domain/research/screener/screen';
import type { ScreenFigure, ScreenKey } from '@/lib/domain/research/screener/figures';
import { symbolFigures as f, yearlyFundamentals as y } from '@/lib/server/platform/db/schema/figures';
import { sectorSymbols as m, symbols as s } from '@/lib/server/platform/db/schema/market';

type Column = SQL<number | null>;

/** Change in percent from an earlier price in cents to the last close. */
export const changeFrom = (before: SQL) =>
  sql<number | null>`100.0::float8 * (${f.priceCents}::float8 / nullif(${before}, 0) - 1)`;

/** SQL for each figure, computed from stored values as `lib/domain/market/market-formulas` defines it. */
export const figureColumns: Record<ScreenFigure, Column> = {
  price: sql`${f.priceCents} / 100.0::float8`,
  change: changeFrom(sql`${f.previousCents}`),
  // The first array element may be null, which makes the change null.
  'year-change': changeFrom(sql`${f.weeklyCents}[1]`),
  'from-high': changeFrom(sql`${f.yearHighCents}`),
  'market-cap': sql`${f.marketCap}::float8`,
  revenue: sql`${f.revenue}::float8`,
  'revenue-growth': sql`${f.revenueGrowth}`,
  'net-income': sql`${f.netIncome}::float8`,
  'net-margin': sql`case when ${f.revenue} > 0 then 100.0::float8 * ${f.netIncome} / ${f.revenue} end`,
  'cash-flow': sql`${f.cashFlow}::float8`,
  'pe-ratio': sql`${f.peRatio}`,
  'peg-ratio': sql`${f.pegRatio}`,
  'dividend-yield': sql`(
    select 100.0::float8 * y.dividends / y.shares / nullif(${f.priceCents} / 100.0::float8, 0)
    from ${y} y where y.ticker = ${f.ticker} and y.fiscal_year = ${f.fiscalYear})`,
};

/** The values of some figures as a JSON array, in the given order. */
export const valuesColumn = (columns: readonly ScreenFigure[]) =>
  sql<(number | null)[]>`json_build_array(${sql.join(
    columns.map((column) => figureColumns[column]),
    sql`, `,
  )})`;

/** The SQL condition of a screen. Values are passed as parameters. */
export function screenCondition({ sector, bounds }: Pick<Screen, 'sector' | 'bounds'>): SQL | undefined {
  return and(
    eq(s.kind, 'stock'),
    sector === null ? undefined : sql`${s.ticker} in (select ${m.ticker} from ${m} where ${m.slug} = ${sector})`,
    ...(Object.keys(bounds) as ScreenFigure[]).flatMap((figure) => {
      const { min, max } = bounds[figure] ?? {};
      return [
        min === undefined ? undefined : sql`${figureColumns[figure]} >= ${min}::float8`,
        max === undefined ? undefined : sql`${figureColumns[figure]} <= ${max}::float8`,
      ];
    }),
  );
}

/** Missing figures come last in both directions; equal figures are ordered by ticker. */
export function screenOrder(sort: Screen['sort']): SQL[] {
  const isTurned = sort.startsWith('-');
  const key = sort.replace(/^-/, '') as ScreenKey;
  const column = key === 'ticker' ? s.ticker : key === 'name' ? sql`lower(${s.name})` : figureColumns[key];
  return [isTurned ? sql`${column} desc nulls last` : sql`${column} asc nulls last`, sql`${s.ticker} asc`];
}
