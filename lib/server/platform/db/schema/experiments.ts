import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The variant of an experiment that a browser has seen: one row per experiment and browser. */
export const experimentExposures = pgTable(
  'experiment_exposures',
  {
    experiment: text('experiment').notNull(),
    uniqueId: text('unique_id').notNull(),
    variant: text('variant', { enum: ['control', 'changed'] }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** When the visitor reached the experiment's goal, after the exposure. */
    reachedAt: timestamp('reached_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.experiment, table.uniqueId] }),
    index('experiment_exposures_visitor').on(table.uniqueId),
    index('experiment_exposures_at').on(table.at),
    check('experiment_exposures_variant', sql`variant in ('control', 'changed')`),
  ],
);
