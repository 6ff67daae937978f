import { pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Formatted trade figures, one row per view. A row is valid only while its basis is current: the versions of the trade
 * tables, the day, and the code that computed it.
 */
export const storedFigures = pgTable('kept_figures', {
  view: text('view').primaryKey(),
  basis: text('basis').notNull(),
  /** The figures as JSON. */
  figures: text('figures').notNull(),
});
