import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Utm } from '@/lib/domain/utm';
import { instant } from './columns';

/** The first and the last arrival of whoever signed up, left a lead or subscribed. Written once, with the row it belongs to. */
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
    check('touches_subject_kind', sql`subject_kind in ('account', 'lead', 'subscription')`),
    check('touches_place', sql`place in ('first', 'last')`),
  ],
);

/** Codes that stand in a link. A member has one personal code; codes for promotions may join it. */
export const referralCodes = pgTable(
  'referral_codes',
  {
    /** As shown; compared in lower case. */
    code: text('code').notNull(),
    codeKey: text('code_key').primaryKey(),
    accountId: text('account_id').notNull(),
    kind: text('kind', { enum: ['personal', 'promo'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    retiredAt: instant('retired_at'),
  },
  (table) => [
    uniqueIndex('referral_codes_personal')
      .on(table.accountId)
      .where(sql`kind = 'personal'`),
    check('referral_codes_kind', sql`kind in ('personal', 'promo')`),
    check('referral_codes_key', sql`code_key = lower(code) and code ~ '^[A-Za-z0-9_-]{1,64}$'`),
  ],
);

/** Who accepted which version of the promoter terms, and what it said. Append-only. */
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

/** What an ambassador allows us to show: the first name and an initial, or nothing. */
export const promoterProfiles = pgTable('promoter_profiles', {
  accountId: text('account_id').primaryKey(),
  displayName: text('display_name'),
});

/** Who sent a customer: bound once, when the account is opened, and never moved. Append-only. */
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

/** A referral link was opened. No address and no cookie: the key of a visitor is good for one day and cannot be undone. */
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

/** A day's salt for the visitors' keys. Deleted when the day is over: from then on nobody can make a key again. */
export const visitorSalts = pgTable('visitor_salts', {
  day: text('day').primaryKey(),
  salt: text('salt').notNull(),
});
