import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { instant } from './columns';

const account = () => text('account_id').references(() => accounts.id);

/**
 * The network that an account signed up from, as a key that is valid for one day: its salt is deleted after the day, so
 * the key can neither be recomputed nor compared with another day's. Deleted after 90 days.
 */
export const signUpNetworks = pgTable(
  'sign_up_networks',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    networkKey: text('network_key').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('sign_up_networks_key').on(table.networkKey), index('sign_up_networks_at').on(table.at)],
);

/** Ambassadors whom the operator has suspended from payment, with the reason. Their links do not work. */
export const referralSuspensions = pgTable(
  'referral_suspensions',
  {
    id: text('id').primaryKey(),
    accountId: account().notNull(),
    reason: text('reason').notNull(),
    since: instant('since').notNull(),
    liftedAt: instant('lifted_at'),
  },
  (table) => [
    uniqueIndex('referral_suspensions_one')
      .on(table.accountId)
      .where(sql`lifted_at is null`),
    check('referral_suspensions_reason', sql`reason <> ''`),
  ],
);

/**
 * Terms agreed with one ambassador for a period: a different rate or, for the second degree, the condition of having
 * made a direct sale within `activity_days`. A trigger prevents them from overlapping and from changing; they can only
 * end earlier.
 */
export const partnerTerms = pgTable(
  'partner_terms',
  {
    id: text('id').primaryKey(),
    accountId: account().notNull(),
    degree: integer('degree').$type<1 | 2>().notNull(),
    /** Null if the schedule's rate applies. */
    cutBp: integer('cut_bp'),
    activityDays: integer('activity_days'),
    /** Both days are inclusive. */
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    /** The last day, if the operator ended the terms early; before `starts_on` if they never took effect. */
    endedOn: date('ended_on', { mode: 'string' }),
    reason: text('reason').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('partner_terms_account').on(table.accountId, table.degree, table.startsOn),
    check('partner_terms_degree', sql`degree in (1, 2)`),
    check('partner_terms_content', sql`cut_bp is not null or activity_days is not null`),
    check('partner_terms_rate', sql`cut_bp between 0 and 5000`),
    check('partner_terms_activity', sql`activity_days is null or (degree = 2 and activity_days between 1 and 366)`),
    check('partner_terms_span', sql`ends_on >= starts_on`),
    check('partner_terms_reason', sql`reason <> ''`),
  ],
);
