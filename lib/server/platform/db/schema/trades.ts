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
 * The trade record: 'record' is the historical one, 'live' the variant in specification section 3, which is derived
 * from the signal ledger and written together with it. Dates are days without a time zone; amounts are in cents. The
 * trigger `trades_continue`, handwritten in the first migration, checks that each `thousand` continues the previous
 * one.
 */
export const trades = pgTable(
  'trades',
  {
    variant: text('variant', { enum: ['record', 'live'] }).notNull(),
    /** Position in the order of issue within the variant, from 1. */
    number: integer('number').notNull(),
    id: text('id').notNull(),
    symbol: text('symbol').notNull(),
    tradeType: text('trade_type', { enum: ['Call', 'Put'] }).notNull(),
    expiration: date('expiration', { mode: 'string' }).notNull(),
    fillDate: date('fill_date', { mode: 'string' }).notNull(),
    closeDate: date('close_date', { mode: 'string' }),
    strikeCents: integer('strike_cents').notNull(),
    bidCents: integer('bid_cents').notNull(),
    /** Basis points of the stake; null while the trade is open. */
    roiBp: integer('roi_bp'),
    /** Result of a $1,000 stake. */
    balanceCents: integer('balance_cents').notNull(),
    /** Running balance after the trade, starting at $1,000. */
    thousandCents: integer('thousand_cents').notNull(),
    /**
     * False while the ledger contains only the commitment of this signal, which then only members with a plan can see.
     */
    isPublic: boolean('is_public').notNull().default(true),
    isSample: boolean('is_sample').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => {
    const closed = sql`is_public and close_date is not null`;
    const { variant, number } = table;
    const filtered = [table.fillDate, table.tradeType, table.roiBp];
    return [
      primaryKey({ columns: [table.variant, table.number] }),
      unique('trades_id').on(table.id),
      // Closed trades by each column of the list, scanned backward for descending order. Each index ends with the
      // filtered columns, so that matching trades are found in order without reading others. Open trades, of which
      // there are few, have their own index.
      index('trades_by_number')
        .on(variant, number, ...filtered)
        .where(closed),
      index('trades_by_symbol')
        .on(variant, table.symbol, number, ...filtered)
        .where(closed),
      index('trades_by_type').on(variant, table.tradeType, number, table.fillDate, table.roiBp).where(closed),
      // The type has only two values. Within each type, the latest trades come first in both sort directions, which
      // needs a second index.
      index('trades_by_type_turned')
        .on(variant, sql`trade_type desc`, number, table.fillDate, table.roiBp)
        .where(closed),
      index('trades_by_expiration')
        .on(variant, table.expiration, number, ...filtered)
        .where(closed),
      index('trades_by_strike')
        .on(variant, table.strikeCents, number, ...filtered)
        .where(closed),
      index('trades_by_bid')
        .on(variant, table.bidCents, number, ...filtered)
        .where(closed),
      index('trades_by_fill').on(variant, table.fillDate, number, table.tradeType, table.roiBp).where(closed),
      index('trades_by_close')
        .on(variant, table.closeDate, number, ...filtered)
        .where(closed),
      index('trades_by_roi').on(variant, table.roiBp, number, table.fillDate, table.tradeType).where(closed),
      // Finds the trades of a type and outcome if there are few.
      index('trades_by_outcome').on(variant, table.tradeType, table.roiBp).where(closed),
      index('trades_by_thousand')
        .on(variant, table.thousandCents, number, ...filtered)
        .where(closed),
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

/**
 * Number of public trades of each kind, so that a filtered list is counted without reading its trades. All symbols
 * together are counted by decade (symbol '*'), year ('+') and month ('') of the fill date, each symbol by year. The
 * handwritten trigger `trades_counted` updates this table and the next in the transaction that changes a trade.
 */
export const tradeCounts = pgTable(
  'trade_counts',
  {
    variant: text('variant').notNull(),
    symbol: text('symbol').notNull(),
    /** The first day of the decade, year or month. */
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    tradeType: text('trade_type').notNull(),
    outcome: text('outcome', { enum: ['win', 'loss', 'breakeven', 'open'] }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.variant, table.symbol, table.startsOn, table.tradeType, table.outcome] }),
    check('trade_counts_count', sql`count >= 0`),
  ],
);

/**
 * For the trades filled in a month: the range of their numbers, and the latest expiration and close. A list filtered by
 * fill date and sorted by one of these scans only this range. After a trade was removed, the range may be too wide,
 * never too narrow.
 */
export const tradeMonths = pgTable(
  'trade_months',
  {
    variant: text('variant').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    firstNumber: integer('first_number').notNull(),
    lastNumber: integer('last_number').notNull(),
    lastExpiration: date('last_expiration', { mode: 'string' }).notNull(),
    lastClose: date('last_close', { mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.variant, table.startsOn] })],
);

export type TradeRecordRow = typeof trades.$inferSelect;
