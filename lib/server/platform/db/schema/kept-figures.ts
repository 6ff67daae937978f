import { pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Figures of the trades, formatted, one row for each view of them. A row counts only while its basis is that of the
 * trades as they are: it names the versions of their tables, the day and the code that computed it.
 */
export const keptFigures = pgTable('kept_figures', {
  view: text('view').primaryKey(),
  basis: text('basis').notNull(),
  /** JSON. */
  figures: text('figures').notNull(),
});
