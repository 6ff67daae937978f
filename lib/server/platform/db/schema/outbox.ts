import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns';

export const messageStates = ['waiting', 'sending', 'sent', 'kept', 'failed'] as const;
export type MessageState = (typeof messageStates)[number];

/**
 * Messages to other services, written in the transaction that causes them. Ids begin with the time, so that inserts,
 * reads of the latest messages and cleanup each touch adjacent pages.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    topic: text('topic').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    dedupeKey: text('dedupe_key'),
    state: text('state', { enum: messageStates }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    notBefore: instant('not_before').notNull().defaultNow(),
    /** A worker's claim. After this time, the worker is considered dead. */
    lockedUntil: instant('locked_until'),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    uniqueIndex('outbox_dedupe_key').on(table.dedupeKey),
    // A partial index, so that finished messages cost nothing: one range per topic, ordered by due time.
    index('outbox_due')
      .on(table.topic, sql`coalesce(locked_until, not_before)`)
      .where(sql`state in ('waiting', 'sending')`),
    check('outbox_state', sql`state in ('waiting', 'sending', 'sent', 'kept', 'failed')`),
    check('outbox_id', sql`length(id) = 20`),
  ],
);
