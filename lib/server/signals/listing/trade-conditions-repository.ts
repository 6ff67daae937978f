import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { TradeFilter, TradeVariant } from '@/lib/domain/signals/listing/trade-query';
import { sectorSymbols } from '@/lib/server/platform/db/schema/market';

/** A filter whose period has been converted to dates. */
export type DatedFilter = Omit<TradeFilter, 'period'>;

/** The variant, or a placeholder in prepared statements. */
export type Variant = TradeVariant | Placeholder;

/** 0: closed trades, 1: open trades. Each part has its own indexes. */
export type Part = 0 | 1;

export const publicCondition = (variant: Variant) => sql`t.variant = ${variant}::text and t.is_public`;
export const statusCondition = (part: Part) =>
  part === 0 ? sql`and t.close_date is not null` : sql`and t.close_date is null`;

const outcomeConditions = {
  win: sql`and t.roi_bp > 0`,
  loss: sql`and t.roi_bp < 0`,
  breakeven: sql`and t.roi_bp = 0`,
  open: sql`and t.roi_bp is null`,
};

/**
 * SQL conditions of a filter. With `isByNumber` (order of issue), `+ 0` keeps Postgres from using the date index, whose
 * rows would have to be sorted.
 */
export function filterConditions({ symbol, type, outcome, sector, from, to }: DatedFilter, isByNumber = false): SQL {
  const day = isByNumber ? sql`t.fill_date + 0` : sql`t.fill_date`;
  return sql.join(
    [
      symbol === null ? sql`` : sql`and t.symbol = ${symbol}::text`,
      type === null ? sql`` : sql`and t.trade_type = ${type}::text`,
      outcome === null ? sql`` : outcomeConditions[outcome],
      sector === null ? sql`` : sql`and t.symbol in ${symbolsOf(sector)}`,
      from === null ? sql`` : sql`and ${day} >= ${from}::date`,
      to === null ? sql`` : sql`and ${day} <= ${to}::date`,
    ],
    sql` `,
  );
}

export const symbolsOf = (sector: string) =>
  sql`(select m.ticker from ${sectorSymbols} m where m.slug = ${sector}::text)`;
