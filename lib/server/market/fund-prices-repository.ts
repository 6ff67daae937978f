import { sql } from 'drizzle-orm';
import type { Handle } from '@/lib/server/platform/db/pool';

/** Daily prices of a fund, in cents. */
export type FundPrices = {
  /** The first day with a price. */
  since: string | null;
  /** The last day's bar. */
  bar: { open: number; high: number; low: number; volume: number } | null;
  averageVolume: number | null;
  /** Max drawdown from the prior high close, as a fraction: −0.2 is a loss of 20%. */
  deepest: number | null;
  /** The first close on or after each of the requested days, with the day's key. */
  starts: { key: string; day: string; close: number }[];
};

type Days = {
  last: string;
  volumeFrom: string;
  drawdownFrom: string;
  starts: readonly { key: string; day: string }[];
};

/** The prices that a fund's page needs, in one statement. */
export async function readFundPrices(handle: Handle, ticker: string, days: Days): Promise<FundPrices> {
  const own = sql`select * from daily_bars where ticker = ${ticker} and day <= ${days.last}::date`;
  const keys = sql.param(days.starts.map(({ key }) => key));
  const starts = sql.param(days.starts.map(({ day }) => day));
  const { rows } = await handle.execute<FundPrices>(sql`
    select
      (select min(day)::text from daily_bars where ticker = ${ticker}) as since,
      (select jsonb_build_object('open', open_cents, 'high', high_cents, 'low', low_cents, 'volume', volume)
        from (${own}) b where day = ${days.last}::date) as bar,
      (select avg(volume)::float8 from (${own}) b where day > ${days.volumeFrom}::date and volume > 0) as "averageVolume",
      (select min(part - 1) from (
        select close_cents::float8 / max(close_cents) over (order by day) as part
        from (${own}) b where day >= ${days.drawdownFrom}::date) parts) as deepest,
      (select coalesce(jsonb_agg(jsonb_build_object('key', asked.key, 'day', b.day, 'close', b.close_cents)), '[]')
        from unnest(${keys}::text[], ${starts}::date[]) as asked(key, day)
        cross join lateral (select day, close_cents from (${own}) o where o.day >= asked.day order by day limit 1) b
      ) as starts`);
  const [prices] = rows;
  if (!prices) throw new Error('A select without a from clause returned no row.');
  return prices;
}
