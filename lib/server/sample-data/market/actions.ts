import { sql } from 'drizzle-orm';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { tradingDayUpTo } from '@/lib/domain/shared/calendar/market-calendar';
import type { DateOnly } from '@/lib/domain/shared/dates';
import type { Database } from '@/lib/server/platform/db/pool';
import { corporateActions } from '@/lib/server/platform/db/schema/market';
import { firstDividends, knownSplits } from './known-actions';
import { insertRows } from './insert-rows';

export type PaidYear = { ticker: string; periodEnd: DateOnly; dividends: number; shares: number };

/** Days from a quarter's end to its ex-dividend date, and days per quarter. */
const paidAfterDays = 40;
const quarterDays = 91;

/**
 * Adds the dividends and splits of symbols with sample prices, based on the stored sample statements. Existing rows are
 * not changed, so later starts add only newer quarters.
 */
export async function seedActions(db: Database, today: DateOnly) {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<PaidYear>(sql`
      select ticker, period_end::text as "periodEnd", dividends::float8 as dividends, shares::float8 as shares
      from yearly_fundamentals where is_sample and dividends > 0 and shares > 0
      order by ticker, period_end`);
    const priced = await tx.execute<{ ticker: string; since: string }>(sql`
      select ticker, min(day)::text as since from daily_bars where is_sample group by ticker`);
    const since = new Map(priced.rows.map((row) => [row.ticker, row.since]));
    const actions = [
      ...dividendsOf(rows, today).map((paid) => ({ ...paid, kind: 'dividend' as const })),
      ...knownSplits.map(([ticker, day, amount]) => ({ ticker, day, amount, kind: 'split' as const })),
    ];
    await insertRows(
      tx,
      corporateActions,
      actions
        .filter(({ ticker, day }) => day >= (since.get(ticker) ?? '9999') && day <= today)
        .map((action) => ({ ...action, source: 'sample', isSample: true })),
    );
  });
}

/**
 * Four dividends per fiscal year, which add up to the amount in its statement; after the last statement, dividends at
 * the same rate. A company's first year with dividends may have fewer.
 */
export function dividendsOf(years: readonly PaidYear[], today: DateOnly) {
  return years.flatMap(({ ticker, periodEnd, dividends, shares }, index) => {
    const isLast = years[index + 1]?.ticker !== ticker;
    const paid = quartersOf(addDays(periodEnd, -4 * quarterDays), 4).filter(
      (day) => day >= (firstDividends[ticker] ?? ''),
    );
    const later = isLast ? quartersOf(periodEnd, 8).filter((day) => day <= today) : [];
    return [...paid, ...later].map((day) => ({ ticker, day, amount: dividends / shares / (paid.length || 4) }));
  });
}

const quartersOf = (from: DateOnly, count: number) =>
  Array.from({ length: count }, (_, quarter) => tradingDayUpTo(addDays(from, paidAfterDays + quarter * quarterDays)));
