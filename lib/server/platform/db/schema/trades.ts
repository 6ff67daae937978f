import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

/**
 * The trade record: `record` is the historical one, `live` the variant of section 3, which follows from the signal
 * ledger and is written together with it. Dates are days without a zone, money is cents. The trigger `trades_continue` (written by hand in the first migration) checks that each `thousand`
 * continues the previous one.
 */
export const trades = pgTable(
  'trades',
  {
    variant: text('variant', { enum: ['record', 'live'] }).notNull(),
    /** Order of issue within its variant, from 1. */
    number: integer('number').notNull(),
    id: text('id').notNull(),
    symbol: text('symbol').notNull(),
    tradeType: text('trade_type', { enum: ['Call', 'Put'] }).notNull(),
    expiration: date('expiration', { mode: 'string' }).notNull(),
    fillDate: date('fill_date', { mode: 'string' }).notNull(),
    closeDate: date('close_date', { mode: 'string' }),
    strikeCents: integer('strike_cents').notNull(),
    bidCents: integer('bid_cents').notNull(),
    /** Basis points of the stake; null while open. */
    roiBp: integer('roi_bp'),
    /** Dollar result on a $1,000 stake. */
    balanceCents: integer('balance_cents').notNull(),
    /** Running balance after the trade, from $1,000. */
    thousandCents: integer('thousand_cents').notNull(),
    /** False while the ledger has only the commitment of this signal: members with a plan alone see it. */
    isPublic: boolean('is_public').notNull().default(true),
    isSample: boolean('is_sample').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => {
    const closed = sql`is_public and close_date is not null`;
    const { variant, number } = table;
    return [
      primaryKey({ columns: [table.variant, table.number] }),
      unique('trades_id').on(table.id),
      // Closed trades by each column of the list, read backwards for the largest first. Open ones are few, at its end.
      index('trades_by_symbol').on(variant, table.symbol, number).where(closed),
      index('trades_by_type').on(variant, table.tradeType, number).where(closed),
      // Of two values only: calls first, each latest first, needs an index of its own.
      index('trades_by_type_turned')
        .on(variant, sql`trade_type desc`, number)
        .where(closed),
      index('trades_by_expiration').on(variant, table.expiration, number).where(closed),
      index('trades_by_strike').on(variant, table.strikeCents, number).where(closed),
      index('trades_by_bid').on(variant, table.bidCents, number).where(closed),
      index('trades_by_fill').on(variant, table.fillDate, number).where(closed),
      index('trades_by_close').on(variant, table.closeDate, number).where(closed),
      // With the fill date, so that trades of a period are found in this order without reading the others.
      index('trades_by_roi').on(variant, table.roiBp, number, table.fillDate).where(closed),
      // Counts the trades of a type and outcome, which are a good part of all.
      index('trades_by_outcome').on(variant, table.tradeType, table.roiBp).where(closed),
      index('trades_by_thousand').on(variant, table.thousandCents, number).where(closed),
      index('trades_open')
        .on(variant, number)
        .where(sql`close_date is null`),
      check('trades_variant', sql`variant in ('record', 'live')`),
      check('trades_number', sql`number > 0`),
      check('trades_trade_type', sql`trade_type in ('Call', 'Put')`),
      check('trades_prices', sql`strike_cents > 0 and bid_cents >= 0`),
      check('trades_days', sql`expiration >= fill_date and (close_date is null or close_date >= fill_date)`),
      check('trades_closed_whole', sql`(roi_bp is null) = (close_date is null)`),
      check('trades_roi', sql`roi_bp is null or roi_bp >= -10000`),
      check('trades_balance', sql`balance_cents = 10 * coalesce(roi_bp, 0)`),
    ];
  },
);

export type TradeRecordRow = typeof trades.$inferSelect;
