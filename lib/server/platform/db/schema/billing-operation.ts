import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Received Stripe events. Only their ids are stored; the objects are fetched again when the event is processed. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    objectId: text('object_id'),
    customerId: text('customer_id'),
    createdAt: instant('created_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    state: text('state', { enum: ['received', 'done', 'ignored'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    doneAt: instant('done_at'),
  },
  (table) => [
    index('webhook_events_open')
      .on(table.receivedAt)
      .where(sql`state = 'received'`),
    check('webhook_events_state', sql`state in ('received', 'done', 'ignored')`),
  ],
);

/** Differences from Stripe that a comparison found, and when they were corrected. */
export const billingDrifts = pgTable(
  'billing_drifts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    foundAt: instant('found_at').notNull(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    detail: text('detail').notNull(),
    fixedAt: instant('fixed_at'),
  },
  (table) => [index('billing_drifts_found').on(table.foundAt)],
);
