import { sql, type SQL } from 'drizzle-orm';
import { signalEntries } from '@/lib/server/platform/db/schema/signal-ledger';
import type { ListedTrade } from '../trades-repository';
import type { Variant } from './trade-conditions-repository';

export type ListedRow = ListedTrade & { corrections: number };

/** Trades as one array per column; null without trades. */
export type TradeColumns = { [Name in keyof ListedRow]: ListedRow[Name][] | null };

/** Columns of a listed trade, from the alias `t`. */
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

/** Number of corrections. Always 0 for the historical record: only live signals can be corrected. */
const correctionsOf = (variant: Variant) =>
  variant === 'record'
    ? sql`0`
    : sql`case when t.variant = 'live'
        then (select count(*) from ${signalEntries} c where c.signal_id = t.id and c.kind = 'correction') else 0 end::int`;

/** The select list for trades `t` in a list. */
export const rowColumns = (variant: Variant) =>
  sql.join(
    Object.entries({ ...listed, corrections: correctionsOf(variant) }).map(
      ([name, value]) => sql`${value} as ${sql.identifier(name)}`,
    ),
    sql`, `,
  );

/**
 * Aggregates rows of `rowColumns` into one array per column, which Postgres serializes faster than an object per row.
 */
export const collectColumns = sql`json_build_object(${sql.join(
  [...Object.keys(listed), 'corrections'].map(
    (name) => sql`${sql.raw(`'${name}'`)}, json_agg(${sql.identifier(name)})`,
  ),
  sql`, `,
)})`;

export function rowsOfColumns(columns: TradeColumns | null): ListedRow[] {
  const entries = Object.entries(columns ?? {}) as [keyof ListedRow, unknown[] | null][];
  return (columns?.number ?? []).map(
    // All columns have the same length.
    (_, at) => Object.fromEntries(entries.map(([name, values]) => [name, values?.[at]])) as ListedRow,
  );
}
