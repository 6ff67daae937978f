import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Utm } from '@/lib/domain/visits/utm';
import { instant } from './columns';

/** Who did what, when and from where. Append-only: a trigger rejects UPDATE and DELETE. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    event: text('event').notNull(),
    result: text('result', { enum: ['ok', 'refused'] }).notNull(),
    /** The account's id, or a hash of the address that was entered. */
    subject: text('subject'),
    ip: text('ip'),
    requestId: text('request_id'),
    detail: jsonb('detail').$type<Record<string, string | number | boolean>>(),
  },
  (table) => [index('audit_events_subject').on(table.subject, table.at)],
);

/** Rate limit counters, shared by all processes of the site. */
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
 * Arrivals, page views and clicks sent by browsers, and sign-ups and leads recorded by the server. They contain neither
 * an account nor any URL except the path on this site, and the contract limits their lengths. Deleted after the
 * retention period; the daily totals are kept.
 */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    name: text('name').notNull(),
    path: text('path').notNull(),
    /** Null for events recorded by the server. */
    sessionId: text('session_id'),
    uniqueId: text('unique_id'),
    referrer: text('referrer'),
    utm: jsonb('utm').$type<Utm>(),
    /** For example the form, or the kind of account. */
    detail: text('detail'),
    /** Deduplication key of an event that may be reported more than once. */
    dedupeKey: text('dedupe_key'),
  },
  (table) => [
    // Rows are inserted in time order, so a BRIN index of a few kilobytes finds a day. A B-tree would be as large as
    // the table.
    index('analytics_events_at').using('brin', table.at),
    index('analytics_events_visitor').on(sql`coalesce(unique_id, session_id)`, table.at),
    uniqueIndex('analytics_events_dedupe')
      .on(table.dedupeKey)
      .where(sql`dedupe_key is not null`),
  ],
);

/** Daily totals: one row per source, page and so on, with rare ones grouped together. Written once the day is over. */
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
