import { pgTable, text } from 'drizzle-orm/pg-core';

/**
 * A table's version is the set of its rows here. The handwritten trigger `note_change` gives a row a new random id in
 * the transaction that changes the table, so a query that sees the new data also sees the new version. Concurrent
 * transactions use different rows, so they do not wait for each other.
 */
export const tableVersions = pgTable('table_versions', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
});
