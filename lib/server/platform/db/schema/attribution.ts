import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Utm } from '@/lib/domain/visits/utm';
import { instant } from './columns';

/**
 * First and last touch of a person who signed up, submitted a form or subscribed. Written once, together with the row
 * it belongs to.
 */
export const touches = pgTable(
  'touches',
  {
    subjectKind: text('subject_kind', { enum: ['account', 'lead', 'subscription'] }).notNull(),
    subjectId: text('subject_id').notNull(),
    place: text('place', { enum: ['first', 'last'] }).notNull(),
    at: instant('at').notNull(),
    path: text('path').notNull(),
    referrer: text('referrer'),
    utm: jsonb('utm').$type<Utm>().notNull(),
    referredBy: text('referred_by'),
  },
  (table) => [
    primaryKey({ columns: [table.subjectKind, table.subjectId, table.place] }),
    index('touches_subscription_code')
      .on(sql`lower(referred_by)`)
      .where(sql`subject_kind = 'subscription' and referred_by is not null`),
    check('touches_subject_kind', sql`subject_kind in ('account', 'lead', 'subscription')`),
    check('touches_place', sql`place in ('first', 'last')`),
  ],
);

/** Referral codes used in links. A member has one personal code and may have promotion codes. */
export const referralCodes = pgTable(
  'referral_codes',
  {
    /** As displayed. Codes are compared in lower case. */
    code: text('code').notNull(),
    codeKey: text('code_key').primaryKey(),
    accountId: text('account_id').notNull(),
    kind: text('kind', { enum: ['personal', 'promo'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    retiredAt: instant('retired_at'),
  },
  (table) => [
    index('referral_codes_account').on(table.accountId),
    uniqueIndex('referral_codes_personal')
      .on(table.accountId)
      .where(sql`kind = 'personal'`),
    check('referral_codes_kind', sql`kind in ('personal', 'promo')`),
    check('referral_codes_key', sql`code_key = lower(code) and code ~ '^[A-Za-z0-9_-]{1,64}$'`),
  ],
);

/** Accepted promoter terms, with their version and text. Append-only. */
export const promoterAcceptances = pgTable(
  'promoter_acceptances',
  {
    accountId: text('account_id').notNull(),
    version: integer('version').notNull(),
    textHash: text('text_hash').notNull(),
    acceptedAt: instant('accepted_at').notNull(),
    ip: text('ip'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.version] })],
);

/** The name that an ambassador allows us to show: first name and initial, or none. */
export const promoterProfiles = pgTable('promoter_profiles', {
  accountId: text('account_id').primaryKey(),
  displayName: text('display_name'),
  /** When the ambassador agreed to be on the leaderboard; null otherwise. */
  listedAt: instant('listed_at'),
});

/** Who referred a customer. Set when the account is opened and never changed. Append-only. */
export const referralBindings = pgTable(
  'referral_bindings',
  {
    accountId: text('account_id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    code: text('code').notNull(),
    boundAt: instant('bound_at').notNull(),
  },
  (table) => [
    index('referral_bindings_owner').on(table.ownerId, table.boundAt),
    check('referral_bindings_not_self', sql`owner_id <> account_id`),
  ],
);

/**
 * A click on a referral link. Stores no IP address and no cookie: the visitor key is valid for one day and cannot be
 * reversed.
 */
export const clicks = pgTable(
  'clicks',
  {
    id: text('id').primaryKey(),
    at: instant('at').notNull(),
    code: text('code').notNull(),
    path: text('path').notNull(),
    utm: jsonb('utm').$type<Utm>().notNull(),
    visitorKey: text('visitor_key'),
    agent: text('agent').notNull(),
  },
  (table) => [index('clicks_code').on(table.code, table.at), index('clicks_at').on(table.at)],
);

/** The daily salt for visitor keys. Deleted after that day, so that keys can no longer be computed. */
export const visitorSalts = pgTable('visitor_salts', {
  day: text('day').primaryKey(),
  salt: text('salt').notNull(),
});
