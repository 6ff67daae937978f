import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { entryKinds, holderGroups, shareClasses } from '@/lib/domain/investing/cap-table';

const shares = (name: string) => bigint(name, { mode: 'bigint' });

/**
 * Entries of the cap table, by group of holders. Each entry is chained to the previous one by its hash. Append-only.
 * The handwritten trigger `cap_table_continues` rejects a gap, a broken chain, a wrong hash and a date before the
 * previous entry's.
 */
export const capTableEntries = pgTable(
  'cap_table_entries',
  {
    number: integer('number').primaryKey(),
    /** The operator's reference. Entering the same reference again adds no entry. */
    reference: text('reference').notNull(),
    kind: text('kind', { enum: entryKinds }).notNull(),
    on: date('on_day', { mode: 'string' }).notNull(),
    fromClass: text('from_class', { enum: shareClasses }),
    fromHolder: text('from_holder', { enum: holderGroups }),
    fromShares: shares('from_shares'),
    toClass: text('to_class', { enum: shareClasses }),
    toHolder: text('to_holder', { enum: holderGroups }),
    toShares: shares('to_shares'),
    corrects: integer('corrects'),
    reason: text('reason').notNull(),
    isSample: boolean('is_sample').notNull(),
    recordedAt: timestamp('recorded_at', { withTimezone: true, precision: 3 }).notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    unique('cap_table_entries_reference').on(table.reference),
    unique('cap_table_entries_corrects').on(table.corrects),
    unique('cap_table_entries_hash').on(table.hash),
    check('cap_table_entries_number', sql`number > 0`),
    check('cap_table_entries_from', sql`num_nulls(from_class, from_holder, from_shares) in (0, 3) and from_shares > 0`),
    check('cap_table_entries_to', sql`num_nulls(to_class, to_holder, to_shares) in (0, 3) and to_shares > 0`),
    check('cap_table_entries_moves', sql`from_shares is not null or to_shares is not null`),
    check(
      'cap_table_entries_corrects_earlier',
      sql`(kind = 'correction') = (corrects is not null) and corrects < number`,
    ),
    check('cap_table_entries_one_line', sql`reference || reason !~ '[\\n\\r]'`),
  ],
);

export type CapTableRow = typeof capTableEntries.$inferSelect;
