import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { tradingDays, tradingDayUpTo } from '@/lib/domain/shared/calendar/market-calendar';
import { db, pool } from '@/lib/server/platform/db/pool';
import { computeFiguresOfSymbol } from '@/lib/server/market/compute-figures';

export const today = new Date().toISOString().slice(0, 10);
export const yesterday = tradingDayUpTo(addDays(today, -1));

/** Inserts daily bars for four years that end yesterday, as from a provider. */
export async function putBars(
  ticker: string,
  { isSample = false, days = tradingDays(addDays(today, -1_500), yesterday) } = {},
) {
  const closes = days.map((_, index) => Math.round(2_000 + index + 300 * Math.sin(index / 17 + ticker.length)));
  await pool().query(
    `insert into daily_bars (ticker, day, open_cents, high_cents, low_cents, close_cents, volume, source, is_sample)
     select $1, day, cents, cents, cents, cents, 100, $4, $5 from unnest($2::date[], $3::int[]) as bar(day, cents)`,
    [ticker, days, closes, isSample ? 'sample' : 'finnhub', isSample],
  );
  await computeFiguresOfSymbol(db(), ticker);
}

/** Inserts a prediction with a past date: the database allows that only for sample data. */
export const putPast = (id: string, subject: string, more: Record<string, unknown> = {}) => {
  const asOf = tradingDayUpTo(addDays(today, -60));
  const row = {
    ...{ id, kind: 'timing', scope: 'stock', subject, issued_at: `${asOf}T21:30:00Z`, horizon_days: 28 },
    ...{
      due_on: addDays(asOf, 28),
      direction: 'up',
      start_value: 10,
      predicted_value: 11,
      low_value: 9,
      high_value: 12,
    },
    ...{ baseline_value: 10, method: 'a test', source: 'sample', as_of: `${asOf}T21:00:00Z`, is_sample: true, ...more },
  };
  const names = Object.keys(row);
  return pool().query(
    `insert into predictions (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(row),
  );
};
