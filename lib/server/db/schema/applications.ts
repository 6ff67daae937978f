import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { instant } from './columns';

/** Answers of an application that has not been sent, sealed; never the tax id. Deleted when sent, and after their time. */
export const applicationDrafts = pgTable(
  'application_drafts',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    sealed: text('sealed').notNull(),
    step: text('step').notNull(),
    updatedAt: instant('updated_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('application_drafts_expiry').on(table.expiresAt)],
);

/**
 * An application on its way to the broker. The row stands before the first call. 'sending': a call may be under way;
 * 'unanswered': what became of it is not known; 'sent': the broker has an account; 'refused': it has none.
 */
export const applications = pgTable(
  'applications',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['sending', 'unanswered', 'sent', 'refused'] }).notNull(),
    /** Tells the same application from another, without the tax id. */
    fingerprint: text('fingerprint').notNull(),
    /** What is sent, tax id included, sealed. Gone as soon as the broker has taken or refused it. */
    sealed: text('sealed'),
    /** Until then the call that is under way has the row for itself. */
    heldUntil: instant('held_until'),
    attempts: integer('attempts').notNull().default(0),
    /** The first call that may have made an account. */
    firstSentAt: instant('first_sent_at'),
    brokerAccountId: text('broker_account_id'),
    /** The broker's word, as it says it. */
    status: text('status'),
    /** Codes of what the broker wants to see. */
    needs: jsonb('needs').$type<string[]>().notNull().default([]),
    refusal: text('refusal'),
    createdAt: instant('created_at').notNull(),
    checkedAt: instant('checked_at'),
    /** The account was rejected or closed, or nothing came of it: another application may follow. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('applications_account')
      .on(table.accountId)
      .where(sql`ended_at is null`),
    uniqueIndex('applications_broker_account').on(table.brokerAccountId),
    index('applications_checked').on(table.checkedAt),
    check('applications_state', sql`state in ('sending', 'unanswered', 'sent', 'refused')`),
    check('applications_sent', sql`state <> 'sent' or broker_account_id is not null`),
    check('applications_sealed', sql`sealed is null or state in ('sending', 'unanswered')`),
  ],
);

/** Every status that an application has had. Append-only; names nobody once its application is gone. */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    applicationId: text('application_id').notNull(),
    at: instant('at').notNull(),
    status: text('status').notNull(),
  },
  (table) => [index('application_events_application').on(table.applicationId, table.id)],
);

/** Papers that went to the broker: that they did, not what they show. */
export const applicationDocuments = pgTable(
  'application_documents',
  {
    id: text('id').primaryKey(),
    applicationId: text('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (table) => [index('application_documents_application').on(table.applicationId, table.uploadedAt)],
);
