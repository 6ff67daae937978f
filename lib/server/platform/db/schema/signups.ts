import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Sign-ups for the member-only list, by phone number or email address. Each is confirmed separately. */
export const signups = pgTable(
  'signups',
  {
    id: text('id').primaryKey(),
    /** A phone number and an email address submitted together belong to one member, who gets one invite. */
    memberId: text('member_id').notNull(),
    kind: text('kind', { enum: ['phone', 'email'] }).notNull(),
    /** An E.164 number, or an email address as typed. `key` is the normalized form for comparisons. */
    address: text('address').notNull(),
    key: text('key').notNull(),
    createdAt: instant('created_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    unsubscribedAt: instant('unsubscribed_at'),
    page: text('page'),
  },
  (table) => [
    uniqueIndex('signups_kind_key').on(table.kind, table.key),
    check('signups_kind', sql`kind in ('phone', 'email')`),
  ],
);

/** Links that confirm an address: the hash of a single-use token. */
export const signupTokens = pgTable(
  'signup_tokens',
  {
    hash: text('hash').primaryKey(),
    signupId: text('signup_id')
      .notNull()
      .references(() => signups.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** The page that the visitor came from, to which the confirmation link returns. */
    place: text('place'),
  },
  (table) => [index('signup_tokens_signup').on(table.signupId, table.createdAt)],
);

/**
 * Single-use invites to the member-only Discord server. The operator adds them, and each is assigned to one confirmed
 * member.
 */
export const invites = pgTable(
  'invites',
  {
    id: text('id').primaryKey(),
    url: text('url').notNull(),
    addedAt: instant('added_at').notNull(),
    /** The member to whom the invite was assigned; kept even after their rows are deleted. */
    givenTo: text('given_to'),
    givenAt: instant('given_at'),
  },
  (table) => [
    uniqueIndex('invites_url').on(table.url),
    uniqueIndex('invites_given_to').on(table.givenTo),
    index('invites_free')
      .on(table.id)
      .where(sql`given_at is null`),
    check('invites_given', sql`given_to is null or given_at is not null`),
  ],
);
