import { sql, type SQL } from 'drizzle-orm';
import { signalEntries } from '@/lib/server/platform/db/schema/signal-ledger';
import type { ListedTrade } from '../trades-repository';
import type { Variant } from './trade-conditions-repository';

export type ListedRow = ListedTrade & { corrections: number };

/** Trades as one array for each column; null where there are no trades. */
export type TradeColumns = { [Name in keyof ListedRow]: ListedRow[Name][] | null };

/** The columns of a listed trade `t`. */
const listed = {
  variant: sql`t.variant`,
  number: sql`t.number`,
  id: sql`t.id`,
  symbol: sql`t.symbol`,
  tradeType: sql`t.trade_type`,
  expiration: sql`t.expiration::text`,
  fillDate: sql`t.fill_date::text`,
  closeDate: sql`t.close_date::text`,
  strikeCents: sql`t.strike_cents`,
  bidCents: sql`t.bid_cents`,
  roiBp: sql`t.roi_bp`,
  balanceCents: sql`t.balance_cents`,
  thousandCents: sql`t.thousand_cents`,
  isSample: sql`t.is_sample`,
} satisfies Record<keyof ListedTrade, SQL>;

/** Only live signals can be corrected. */
const correctionsOf = (variant: Variant) =>
  variant === 'record'
    ? sql`0`
    : sql`case when t.variant = 'live'
        then (select count(*) from ${signalEntries} c where c.signal_id = t.id and c.kind = 'correction') else 0 end::int`;

/** What to select from trades `t` for a list. */
export const rowColumns = (variant: Variant) =>
  sql.join(
    Object.entries({ ...listed, corrections: correctionsOf(variant) }).map(
      ([name, value]) => sql`${value} as ${sql.identifier(name)}`,
    ),
    sql`, `,
  );

/** Collects rows of `rowColumns` column by column: Postgres writes them faster than one object for each row. */
export const collectColumns = sql`json_build_object(${sql.join(
  [...Object.keys(listed), 'corrections'].map(
    (name) => sql`${sql.raw(`'${name}'`)}, json_agg(${sql.identifier(name)})`,
  ),
  sql`, `,
)})`;

export function rowsOfColumns(columns: TradeColumns | null): ListedRow[] {
  const entries = Object.entries(columns ?? {}) as [keyof ListedRow, unknown[] | null][];
  return (columns?.number ?? []).map(
    // Every column has as many values as the first.
    (_, at) => Object.fromEntries(entries.map(([name, values]) => [name, values?.[at]])) as ListedRow,
  );
}
