import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Utm } from '@/lib/domain/utm';
import { instant } from './columns';

/** Who did what, when, from where. Append-only: a trigger refuses UPDATE and DELETE. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    event: text('event').notNull(),
    result: text('result', { enum: ['ok', 'refused'] }).notNull(),
    /** The account's id, or the hash of the address that was tried. */
    subject: text('subject'),
    ip: text('ip'),
    requestId: text('request_id'),
    detail: jsonb('detail').$type<Record<string, string | number | boolean>>(),
  },
  (table) => [index('audit_events_subject').on(table.subject, table.at)],
);

/** Counters of the rate limiter, shared by all site processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: instant('expire'),
  },
  (table) => [index('rate_limits_expiry').on(table.expire)],
);

/**
 * Arrivals, page views and clicks of browsers, and sign-ups and leads as the server saw them: no account, no address
 * beyond our own path, nothing longer than a contract lets through. Deleted after the retention time; the days' sums stay.
 */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    name: text('name').notNull(),
    path: text('path').notNull(),
    /** Absent from what the server records itself. */
    sessionId: text('session_id'),
    uniqueId: text('unique_id'),
    referrer: text('referrer'),
    utm: jsonb('utm').$type<Utm>(),
    /** Which form, which kind of account. */
    detail: text('detail'),
    /** What happened once is recorded once, however often it is told. */
    dedupeKey: text('dedupe_key'),
  },
  (table) => [
    // Rows come in the order of time: a few kilobytes of ranges find a day, where a tree would be as large as the table.
    index('analytics_events_at').using('brin', table.at),
    index('analytics_events_visitor').on(sql`coalesce(unique_id, session_id)`, table.at),
    uniqueIndex('analytics_events_dedupe')
      .on(table.dedupeKey)
      .where(sql`dedupe_key is not null`),
  ],
);

/** What stays of a day: one row per source, page and so on, the rare ones together. Written once the day is over. */
export const trafficDays = pgTable(
  'traffic_days',
  {
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: ['all', 'source', 'campaign', 'entry', 'exit'] }).notNull(),
    name: text('name').notNull(),
    visitors: integer('visitors').notNull(),
    visits: integer('visits').notNull(),
    views: integer('views').notNull(),
    signUps: integer('sign_ups').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.name] })],
);
