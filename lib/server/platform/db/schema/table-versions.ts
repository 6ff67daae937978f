import { pgTable, text } from 'drizzle-orm/pg-core';

/**
 * A table's version is the set of its rows here. The trigger `note_change` (written by hand) gives a row another random
 * id in the transaction of the change: a query that sees the new rows sees the new version. Transactions that run at
 * the same time use different rows, so none waits for another.
 */
export const tableVersions = pgTable('table_versions', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
});
