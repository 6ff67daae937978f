import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Every row of research data has its source ('sample', 'finnhub' or 'own'), date, and whether it is sample data. */
export const provenanceColumns = () => ({
  source: text('source').notNull(),
  asOf: instant('as_of').notNull(),
  isSample: boolean('is_sample').notNull(),
});

/** A sector is our own list of symbols; providers define sectors differently. */
export const sectors = pgTable('sectors', {
  slug: text('slug').primaryKey(),
  name: text('name').notNull(),
  /** What belongs to the sector and why, in two or three sentences. */
  description: text('description').notNull(),
  /** Position in the overview, from 1. */
  rank: integer('rank').notNull(),
});

export const symbols = pgTable(
  'symbols',
  {
    ticker: text('ticker').primaryKey(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['stock', 'fund'] }).notNull(),
    exchange: text('exchange').notNull(),
    currency: text('currency').notNull(),
    industry: text('industry'),
    /** The month in which the fiscal year ends, 1 to 12. */
    fiscalYearEnd: smallint('fiscal_year_end').notNull(),
    sharesOutstanding: bigint('shares_outstanding', { mode: 'number' }),
    /** Ticker and name in lower case, for searching. */
    words: text('words').notNull(),
    ...provenanceColumns(),
  },
  (table) => [
    check('symbols_ticker', sql`ticker ~ '^[A-Z][A-Z0-9.-]{0,9}$'`),
    check('symbols_kind', sql`kind in ('stock', 'fund')`),
    check('symbols_fiscal_year_end', sql`fiscal_year_end between 1 and 12`),
    index('symbols_words').using('gin', table.words.op('gin_trgm_ops')),
  ],
);

/** Members of a sector, at most 100, which bounds the read for a sector's charts. */
export const sectorSymbols = pgTable(
  'sector_symbols',
  {
    slug: text('slug')
      .notNull()
      .references(() => sectors.slug, { onDelete: 'cascade' }),
    ticker: text('ticker')
      .notNull()
      .references(() => symbols.ticker, { onDelete: 'cascade' }),
    rank: smallint('rank').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.slug, table.ticker] }),
    unique('sector_symbols_rank').on(table.slug, table.rank),
    index('sector_symbols_ticker').on(table.ticker),
    check('sector_symbols_bounded', sql`rank between 1 and 100`),
  ],
);

/** One row per day and symbol. Prices are in cents and adjusted for splits. */
export const dailyBars = pgTable(
  'daily_bars',
  {
    ticker: text('ticker').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    openCents: integer('open_cents').notNull(),
    highCents: integer('high_cents').notNull(),
    lowCents: integer('low_cents').notNull(),
    closeCents: integer('close_cents').notNull(),
    volume: bigint('volume', { mode: 'number' }).notNull(),
    source: text('source').notNull(),
    isSample: boolean('is_sample').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ticker, table.day] }),
    check(
      'daily_bars_range',
      sql`low_cents > 0 and low_cents <= least(open_cents, close_cents) and high_cents >= greatest(open_cents, close_cents)`,
    ),
    check('daily_bars_volume', sql`volume >= 0`),
  ],
);

/** Dividends (dollars per share, on the ex-dividend date) and splits (new shares per old share, on their first day). */
export const corporateActions = pgTable(
  'corporate_actions',
  {
    ticker: text('ticker').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: ['dividend', 'split'] }).notNull(),
    amount: doublePrecision('amount').notNull(),
    source: text('source').notNull(),
    isSample: boolean('is_sample').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ticker, table.day, table.kind] }),
    check('corporate_actions_kind', sql`kind in ('dividend', 'split')`),
    check('corporate_actions_amount', sql`amount > 0`),
  ],
);

/** When data was last fetched and why a fetch failed. Decides whether data is stale and when a fetch is retried. */
export const marketRefreshes = pgTable(
  'market_refreshes',
  {
    /** The kind of data: 'bars', 'fundamentals', 'news' and so on. */
    kind: text('kind').notNull(),
    /** The ticker, or '*' for all. */
    subject: text('subject').notNull(),
    triedAt: instant('tried_at').notNull(),
    fetchedAt: instant('fetched_at'),
    /** The provider of the last fetch. With another provider, the data is due again. */
    source: text('source'),
    /** Why the last fetch failed: 'premium', 'not_found', 'limit', 'down' or 'unusable'. */
    failure: text('failure'),
    /** A paid endpoint that rejected us is not requested before this time. */
    notBefore: instant('not_before'),
    /** Claim of the process that is fetching the data. After this time, the process is considered dead. */
    claimedUntil: instant('claimed_until'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject] })],
);

export type SymbolRow = typeof symbols.$inferSelect;
export type DailyBarRow = typeof dailyBars.$inferSelect;
