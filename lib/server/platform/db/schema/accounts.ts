import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Members and investors: two kinds of account, which are independent even if they have the same address. */
export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['user', 'investor'] }).notNull(),
    email: text('email').notNull(),
    /** Set when a link mailed to the address was used, which proves ownership. */
    emailConfirmedAt: instant('email_confirmed_at'),
    /** The normalized address used for comparisons: NFC, lower case. */
    emailKey: text('email_key').notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    referredBy: text('referred_by'),
    uniqueId: text('unique_id'),
    createdAt: instant('created_at').notNull(),
    /** When the welcome message was dismissed; it is not shown again. */
    welcomeClosedAt: instant('welcome_closed_at'),
    disabledAt: instant('disabled_at'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('accounts_kind_email_key')
      .on(table.kind, table.emailKey)
      .where(sql`deleted_at is null`),
    index('accounts_referred_by')
      .on(sql`lower(referred_by)`)
      .where(sql`referred_by is not null`),
    check('accounts_kind', sql`kind in ('user', 'investor')`),
  ],
);

/** Links the two accounts of one person, who can switch between them with one sign-in (decision 105). */
export const accountLinks = pgTable('account_links', {
  userId: text('user_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  investorId: text('investor_id')
    .notNull()
    .unique()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  linkedAt: instant('linked_at').notNull(),
});

/** A signed-in browser: one family of refresh tokens. Every authenticated request checks this row. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** Time of the last password check; sensitive actions require a recent one. */
    authenticatedAt: instant('authenticated_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    revokedFor: text('revoked_for'),
    userAgent: text('user_agent'),
    ip: text('ip'),
  },
  (table) => [index('sessions_account').on(table.accountId), index('sessions_expiry').on(table.expiresAt)],
);

/** Only hashes are stored. A successor is derived from its predecessor, so a retry gets the same token. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    rotatedAt: instant('rotated_at'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);

/** Password reset links: the hash of a single-use token, for one kind of account. */
export const passwordResets = pgTable(
  'password_resets',
  {
    hash: text('hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('password_resets_account').on(table.accountId, table.createdAt)],
);

/** Links that confirm an address, current or requested: the hash of a single-use token. */
export const emailLinks = pgTable(
  'email_links',
  {
    hash: text('hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('email_links_account').on(table.accountId, table.createdAt),
    index('email_links_expiry').on(table.expiresAt),
  ],
);

/** Links mailed to the current address that cancel a requested change: the hash of the token. */
export const emailCancelLinks = pgTable(
  'email_cancel_links',
  {
    hash: text('hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('email_cancel_links_account').on(table.accountId),
    index('email_cancel_links_expiry').on(table.expiresAt),
  ],
);

/** A member's searches, latest first. */
export const searches = pgTable(
  'searches',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    search: text('search').notNull(),
    searchedAt: instant('searched_at').notNull(),
  },
  (table) => [uniqueIndex('searches_account_search').on(table.accountId, table.search)],
);
