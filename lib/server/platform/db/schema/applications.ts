import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { instant } from './columns';

/**
 * Encrypted answers of an application that has not been submitted, without the tax id. Deleted on submission or expiry.
 */
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
 * An application submitted to the broker. The row is written before the first request. 'sending': a request may be in
 * flight; 'unanswered': its outcome is unknown; 'sent': the broker has an account; 'refused': it has none.
 */
export const applications = pgTable(
  'applications',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['sending', 'unanswered', 'sent', 'refused'] }).notNull(),
    /** A hash of the application without the tax id, to detect whether a second submission differs. */
    fingerprint: text('fingerprint').notNull(),
    /** The encrypted request, including the tax id. Deleted once the broker has accepted or rejected it. */
    sealed: text('sealed'),
    /** Lock of the request in flight. Other requests wait until this time. */
    heldUntil: instant('held_until'),
    attempts: integer('attempts').notNull().default(0),
    /** Time of the first request that may have created an account. */
    firstSentAt: instant('first_sent_at'),
    brokerAccountId: text('broker_account_id'),
    /** The broker's status, verbatim. */
    status: text('status'),
    /** Codes of the documents that the broker requires. */
    needs: jsonb('needs').$type<string[]>().notNull().default([]),
    refusal: text('refusal'),
    createdAt: instant('created_at').notNull(),
    checkedAt: instant('checked_at'),
    /** When the account was rejected or closed or the application failed, after which the member may apply again. */
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

/**
 * Every status that an application has had. Append-only. Cannot be traced to a person once the application is deleted.
 */
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

/** The documents sent to the broker, without their contents. */
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
