import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Who agreed to which text, when and where. Append-only. The subject is the id of a row that can be deleted; after
 * that, the record shows only that a person agreed.
 */
export const consentEvents = pgTable(
  'consent_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    subject: text('subject').notNull(),
    name: text('name').notNull(),
    version: integer('version').notNull(),
    /** SHA-256 of the text, in hex. */
    textHash: text('text_hash').notNull(),
    /** Given by a checkbox, or by the button below the text. */
    given: text('given', { enum: ['tick', 'button'] }).notNull(),
    ip: text('ip').notNull(),
    /** The path of the page on which it was given, if the caller sent it. */
    page: text('page'),
    requestId: text('request_id').notNull(),
  },
  (table) => [index('consent_events_subject').on(table.subject, table.at)],
);

/**
 * The texts that people agreed to, each stored once under its SHA-256. They cannot be reconstructed from the source,
 * because they contain settings such as the site's name. Append-only.
 */
export const agreedTexts = pgTable(
  'agreed_texts',
  {
    textHash: text('text_hash').primaryKey(),
    text: text('text').notNull(),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
  },
  () => [check('agreed_texts_hash', sql`text_hash = encode(sha256(convert_to(text, 'UTF8')), 'hex')`)],
);
