import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Who agreed to which words, when and where. Append-only. The subject is the id of a row that can be deleted: what
 * stays then is that somebody agreed, not who.
 */
export const consentEvents = pgTable(
  'consent_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    subject: text('subject').notNull(),
    name: text('name').notNull(),
    version: integer('version').notNull(),
    /** SHA-256 of the words, in hex. */
    textHash: text('text_hash').notNull(),
    /** By a tick, or by the button under the words. */
    given: text('given', { enum: ['tick', 'button'] }).notNull(),
    ip: text('ip').notNull(),
    /** The path of the page it was given on, when the caller told. */
    page: text('page'),
    requestId: text('request_id').notNull(),
  },
  (table) => [index('consent_events_subject').on(table.subject, table.at)],
);

/**
 * The words that people agreed to, each once, under their SHA-256: the site's name is a setting, so no file of the
 * project holds them as they were shown. Append-only.
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
