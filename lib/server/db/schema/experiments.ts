import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Who has seen which half of an experiment: a browser once. */
export const experimentExposures = pgTable(
  'experiment_exposures',
  {
    experiment: text('experiment').notNull(),
    uniqueId: text('unique_id').notNull(),
    variant: text('variant', { enum: ['control', 'changed'] }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** When the visitor did what the experiment hopes for; only what follows the exposure counts. */
    reachedAt: timestamp('reached_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.experiment, table.uniqueId] }),
    index('experiment_exposures_visitor').on(table.uniqueId),
    index('experiment_exposures_at').on(table.at),
    check('experiment_exposures_variant', sql`variant in ('control', 'changed')`),
  ],
);
