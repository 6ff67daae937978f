import { eq, getTableColumns, sql } from 'drizzle-orm';
import { statementFigures, type StatementFigure } from '@/lib/domain/market/statement-figures';
import type { Tx } from '@/lib/server/platform/db/pool';
import { yearlyFundamentals as years, type YearlyFundamentalsRow } from '@/lib/server/platform/db/schema/figures';
import { deleteSamplesForRealRows, type Origin } from './market-writes-repository';

export type StatementValues = Pick<
  YearlyFundamentalsRow,
  StatementFigure | 'fiscalYear' | 'periodEnd' | 'yearEndPriceCents'
>;

/** The source of years that are estimated from ratios because no statement is available. */
export const ratioSource = (source: string) => `${source}-approximate`;

/**
 * Stores fiscal years. A missing figure keeps its stored value; a figure that differs from a stored one of the same
 * source marks the year as restated. Estimates from ratios never replace a statement.
 */
export async function saveStatements(tx: Tx, ticker: string, given: StatementValues[], origin: Origin) {
  if (given.length === 0 || !(await deleteSamplesForRealRows(tx, years, ticker, origin))) return 0;
  const stored = await tx.select().from(years).where(eq(years.ticker, ticker)).for('update');
  const before = new Map(stored.map((row) => [row.fiscalYear, row]));
  const isApproximate = origin.source === ratioSource('finnhub');
  const rows = given.flatMap((year) => {
    const old = before.get(year.fiscalYear);
    if (isApproximate && old && old.source !== origin.source) return [];
    const isSame = old?.source === origin.source;
    const isRestated =
      isSame && (old.isRestated || (!isApproximate && statementFigures.some((name) => differs(old[name], year[name]))));
    return [{ ...(isSame ? keepKnown(old, year) : year), ticker, isRestated, ...origin }];
  });
  if (rows.length === 0) return 0;
  await tx
    .insert(years)
    .values(rows)
    .onConflictDoUpdate({ target: [years.ticker, years.fiscalYear], set: fromExcluded });
  return rows.length;
}

/** Fills in the share price at the end of each fiscal year that the bars cover. */
export async function fillYearEndPrices(tx: Tx, ticker: string) {
  await tx.execute(sql`
    update ${years} as year set year_end_price_cents = bar.close_cents
    from ${years} as held
    cross join lateral (
      select close_cents from daily_bars
      where ticker = held.ticker and day between held.period_end - 7 and held.period_end and is_sample = held.is_sample
      order by day desc limit 1
    ) as bar
    where held.ticker = ${ticker} and year.ticker = held.ticker and year.fiscal_year = held.fiscal_year
      and year.year_end_price_cents is distinct from bar.close_cents`);
}

const differs = (before: number | null, now: number | null) => before !== null && now !== null && before !== now;

function keepKnown(old: StatementValues, year: StatementValues): StatementValues {
  const merged = Object.fromEntries(statementFigures.map((name) => [name, year[name] ?? old[name]])) as Pick<
    StatementValues,
    StatementFigure
  >;
  return { ...year, ...merged, yearEndPriceCents: year.yearEndPriceCents ?? old.yearEndPriceCents };
}

const fromExcluded = Object.fromEntries(
  Object.entries(getTableColumns(years))
    .filter(([name]) => name !== 'ticker' && name !== 'fiscalYear')
    .map(([name, column]) => [name, sql.raw(`excluded.${column.name}`)]),
);
