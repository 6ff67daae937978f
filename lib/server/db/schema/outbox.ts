import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns';

export const messageStates = ['waiting', 'sending', 'sent', 'kept', 'failed'] as const;
export type MessageState = (typeof messageStates)[number];

/**
 * What must reach the outside world, written in the transaction that decided it.
 * The id begins with the time, so that new rows, the newest page and the clean-up each touch neighbouring pages.
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
    /** While a worker holds the message; when it passes, the worker is taken for dead. */
    lockedUntil: instant('locked_until'),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    uniqueIndex('outbox_dedupe_key').on(table.dedupeKey),
    // Holds open messages only, however many lie finished; one range per topic, in the order they fall due.
    index('outbox_due')
      .on(table.topic, sql`coalesce(locked_until, not_before)`)
      .where(sql`state in ('waiting', 'sending')`),
    check('outbox_state', sql`state in ('waiting', 'sending', 'sent', 'kept', 'failed')`),
    check('outbox_id', sql`length(id) = 20`),
  ],
);
