import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core';

/**
 * The public ledger of signals: each entry as canonical JSON, chained to the previous one by its hash. Append-only. The
 * handwritten trigger `signal_entries_continue` rejects a gap, a broken chain, a wrong hash and a wrong date.
 */
export const signalEntries = pgTable(
  'signal_entries',
  {
    number: integer('number').primaryKey(),
    signalId: text('signal_id').notNull(),
    kind: text('kind', { enum: ['signal', 'reveal', 'close', 'correction'] }).notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    /** The text that is hashed. */
    entry: text('entry').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
    isSample: boolean('is_sample').notNull(),
  },
  (table) => [
    unique('signal_entries_previous_hash').on(table.previousHash),
    unique('signal_entries_hash').on(table.hash),
    index('signal_entries_signal').on(table.signalId, table.number),
    uniqueIndex('signal_entries_once')
      .on(table.signalId, table.kind)
      .where(sql`kind <> 'correction'`),
    check('signal_entries_number', sql`number > 0`),
  ],
);

/** The terms of each signal with their nonce, as committed. Secret until the ledger reveals them. Append-only. */
export const signalTerms = pgTable('signal_terms', {
  signalId: text('signal_id').primaryKey(),
  /** Canonical JSON; its SHA-256 is the commitment. */
  terms: text('terms').notNull(),
});

export type SignalEntryRow = typeof signalEntries.$inferSelect;
