import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { instant } from './columns';

const ofAccount = () =>
  text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** A member's named lists of stocks. */
export const watchlists = pgTable(
  'watchlists',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('watchlists_name').on(table.accountId, sql`lower(name)`)],
);

export const watchlistSymbols = pgTable(
  'watchlist_symbols',
  {
    watchlistId: text('watchlist_id')
      .notNull()
      .references(() => watchlists.id, { onDelete: 'cascade' }),
    ticker: text('ticker').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.watchlistId, table.ticker] })],
);

/**
 * An alert that sends one mail: when a stock closes beyond a price, or a number of days before an open signal expires.
 */
export const watchAlerts = pgTable(
  'watch_alerts',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount(),
    ticker: text('ticker').notNull(),
    kind: text('kind', { enum: ['above', 'below', 'expiry'] }).notNull(),
    priceCents: integer('price_cents'),
    daysBefore: smallint('days_before'),
    createdAt: instant('created_at').notNull(),
    /** Set in the transaction that adds the mail to the outbox, so that the alert fires once. */
    firedAt: instant('fired_at'),
  },
  (table) => [
    index('watch_alerts_account').on(table.accountId),
    index('watch_alerts_waiting')
      .on(table.ticker)
      .where(sql`fired_at is null`),
    check(
      'watch_alerts_kind',
      sql`(kind in ('above', 'below') and price_cents > 0 and days_before is null) or (kind = 'expiry' and days_before between 0 and 60 and price_cents is null)`,
    ),
  ],
);

/** A member's named stock screens. Each is stored as the query of the screener's URL. */
export const savedScreens = pgTable(
  'saved_screens',
  {
    accountId: ofAccount(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.name] }),
    check('saved_screens_length', sql`length(name) between 1 and 60 and length(query) <= 2000`),
  ],
);

/** A stock that members have requested and can vote on. */
export const stockRequests = pgTable(
  'stock_requests',
  {
    ticker: text('ticker').primaryKey(),
    status: text('status', { enum: ['asked', 'planned', 'answered', 'declined'] }).notNull(),
    votes: integer('votes').notNull(),
    askedAt: instant('asked_at').notNull(),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    index('stock_requests_votes').on(table.votes.desc().nullsFirst(), table.ticker),
    check('stock_requests_status', sql`status in ('asked', 'planned', 'answered', 'declined')`),
    check('stock_requests_ticker', sql`ticker ~ '^[A-Z][A-Z0-9.-]{0,9}$'`),
  ],
);

export const stockRequestVotes = pgTable(
  'stock_request_votes',
  {
    ticker: text('ticker')
      .notNull()
      .references(() => stockRequests.ticker, { onDelete: 'cascade' }),
    accountId: ofAccount(),
    votedAt: instant('voted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ticker, table.accountId] }),
    index('stock_request_votes_account').on(table.accountId),
  ],
);

/** The status history of a request. Append-only. */
export const stockRequestEvents = pgTable(
  'stock_request_events',
  {
    ticker: text('ticker').notNull(),
    happenedAt: instant('happened_at').notNull(),
    status: text('status').notNull(),
    reason: text('reason'),
  },
  (table) => [primaryKey({ columns: [table.ticker, table.happenedAt] })],
);
