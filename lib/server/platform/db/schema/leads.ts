import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ideaStates, tradeTypes } from '@/lib/domain/leads/lead-choices';
import { leadForms } from '@/lib/domain/shared/lead-form-names';
import { paces } from '@/lib/domain/publishing/newsletter';
import { instant } from './columns';

/** A form submitted by a visitor. Duplicates share one row, which keeps up to five different answers, oldest first. */
export const leads = pgTable(
  'leads',
  {
    id: text('id').primaryKey(),
    form: text('form', { enum: leadForms }).notNull(),
    /** The address, plus the subject for forms that one person may submit several times. */
    dedupeKey: text('dedupe_key').notNull(),
    email: text('email'),
    phone: text('phone'),
    answers: jsonb('answers').$type<Record<string, string | number>[]>().notNull(),
    times: integer('times').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [
    uniqueIndex('leads_form_dedupe_key').on(table.form, table.dedupeKey),
    index('leads_created').on(table.createdAt, table.id),
    check('leads_contact', sql`email is not null or phone is not null`),
  ],
);

export const subscriberStates = ['pending', 'subscribed', 'ended'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** Newsletter addresses. Mail is sent only to those that are 'subscribed' and not suppressed. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    state: text('state', { enum: subscriberStates }).notNull(),
    // Proof of consent: when and from which IP address it was requested and confirmed.
    requestedAt: instant('requested_at').notNull(),
    requestIp: text('request_ip').notNull(),
    confirmedAt: instant('confirmed_at'),
    confirmIp: text('confirm_ip'),
    endedAt: instant('ended_at'),
    /** Whether newsletter issues are mailed. */
    issues: boolean('issues').notNull().default(true),
    /** Whether signed weekly reports and their corrections are mailed. */
    weeklyReport: boolean('weekly_report').notNull().default(false),
    /** Post categories that the subscriber has turned off. */
    skips: text('skips').array().notNull().default([]),
    pace: text('pace', { enum: paces }).notNull().default('every'),
  },
  (table) => [
    uniqueIndex('newsletter_subscribers_email_key').on(table.emailKey),
    index('newsletter_subscribers_requested').on(table.requestedAt, table.id),
    // Subscribers to the weekly report, in the order in which it is mailed.
    index('newsletter_subscribers_report')
      .on(table.id)
      .where(sql`state = 'subscribed' and weekly_report`),
    check('newsletter_subscribers_state', sql`state in ('pending', 'subscribed', 'ended')`),
    check('newsletter_subscribers_pace', sql`pace in ('every', 'weekly', 'monthly')`),
  ],
);

/** Each confirmation purpose subscribes to one list only. */
export const linkPurposes = ['confirm', 'confirm-weekly-report', 'unsubscribe'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** Links in newsletter mails, by their hash. Confirmation links expire; unsubscribe links do not. */
export const newsletterLinks = pgTable(
  'newsletter_links',
  {
    hash: text('hash').primaryKey(),
    subscriberId: text('subscriber_id')
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: linkPurposes }).notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at'),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('newsletter_links_subscriber').on(table.subscriberId),
    index('newsletter_links_expiry').on(table.expiresAt),
  ],
);

/** Addresses that never get a newsletter, whatever list they are on. Imports never remove them. */
export const mailSuppressions = pgTable('mail_suppressions', {
  emailKey: text('email_key').primaryKey(),
  reason: text('reason', { enum: ['unsubscribed', 'bounced', 'complained'] }).notNull(),
  at: instant('at').notNull(),
});

/** Ideas for the public tracker. The sender is stored only with the lead. */
export const trackerIdeas = pgTable(
  'tracker_ideas',
  {
    id: text('id').primaryKey(),
    leadId: text('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    symbol: text('symbol').notNull(),
    tradeType: text('trade_type', { enum: tradeTypes }).notNull(),
    strikeCents: bigint('strike_cents', { mode: 'number' }).notNull(),
    expiration: date('expiration', { mode: 'string' }).notNull(),
    reason: text('reason'),
    state: text('state', { enum: ideaStates }).notNull().default('waiting'),
    submittedAt: instant('submitted_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('tracker_ideas_lead').on(table.leadId),
    index('tracker_ideas_state').on(table.state, table.submittedAt),
    check('tracker_ideas_state', sql`state in ('waiting', 'shown', 'refused')`),
  ],
);
