import { sql } from 'drizzle-orm';
import { boolean, check, date, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { provenanceColumns } from './market';
import { instant } from './columns';

/**
 * Predictions, stored when they are made and never changed. `issued_at` comes from the database's clock: the
 * handwritten trigger `predictions_issued_now` rejects any other time, except for rows marked as samples.
 */
export const predictions = pgTable(
  'predictions',
  {
    id: text('id').primaryKey(),
    /** A price after a number of days, or a direction ('timing'). */
    kind: text('kind', { enum: ['price', 'timing'] }).notNull(),
    scope: text('scope', { enum: ['sector', 'stock'] }).notNull(),
    /** The sector's slug or the stock's ticker. */
    subject: text('subject').notNull(),
    issuedAt: instant('issued_at').notNull().defaultNow(),
    /** Calendar days until the prediction is evaluated. */
    horizonDays: integer('horizon_days').notNull(),
    /** The evaluation day: the day of issue plus the horizon. */
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    direction: text('direction', { enum: ['up', 'down', 'flat'] }).notNull(),
    /** Price in dollars, or the sector's index, at the time of issue. */
    startValue: doublePrecision('start_value').notNull(),
    predictedValue: doublePrecision('predicted_value').notNull(),
    /** The error band around the prediction, which contained 80% of past errors. */
    lowValue: doublePrecision('low_value').notNull(),
    highValue: doublePrecision('high_value').notNull(),
    /** The naive baseline: the value does not change. */
    baselineValue: doublePrecision('baseline_value').notNull(),
    /** Name and version of the method. */
    method: text('method').notNull(),
    ...provenanceColumns(),
  },
  (table) => [
    index('predictions_subject').on(table.scope, table.subject, table.kind, table.issuedAt.desc().nullsFirst()),
    index('predictions_due').on(table.dueOn),
    check('predictions_kind', sql`kind in ('price', 'timing') and scope in ('sector', 'stock')`),
    check('predictions_direction', sql`direction in ('up', 'down', 'flat')`),
    check('predictions_horizon', sql`horizon_days between 1 and 730`),
    check('predictions_band', sql`low_value < predicted_value and predicted_value < high_value and low_value > 0`),
  ],
);

/** The actual result on the due date. */
export const predictionOutcomes = pgTable('prediction_outcomes', {
  predictionId: text('prediction_id')
    .primaryKey()
    .references(() => predictions.id),
  settledAt: instant('settled_at').notNull(),
  actualValue: doublePrecision('actual_value').notNull(),
  /** Whether the price was inside the error band, or the direction was right. */
  isHit: boolean('is_hit').notNull(),
  /** Whether the baseline was right, by the same measure. */
  isBaselineHit: boolean('is_baseline_hit').notNull(),
});

/** A stock on the list of stocks to watch, with the reason. Removed by setting an end date, never deleted. */
export const stocksToWatch = pgTable(
  'stocks_to_watch',
  {
    id: text('id').primaryKey(),
    ticker: text('ticker').notNull(),
    reason: text('reason').notNull(),
    /** The rule or person that added the stock. */
    putOnBy: text('put_on_by').notNull(),
    putOn: date('put_on', { mode: 'string' }).notNull(),
    takenOff: date('taken_off', { mode: 'string' }),
    ...provenanceColumns(),
  },
  (table) => [index('stocks_to_watch_day').on(table.putOn)],
);

/** A pattern in daily prices that one of our rules found. */
export const customPatterns = pgTable(
  'custom_patterns',
  {
    ticker: text('ticker').notNull(),
    /** The rule's name: 'golden-cross', 'new-52-week-high' and so on. */
    pattern: text('pattern').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    direction: text('direction', { enum: ['up', 'down'] }).notNull(),
    /** The close on that day, in cents. */
    closeCents: integer('close_cents').notNull(),
    ...provenanceColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.ticker, table.pattern, table.day] }),
    index('custom_patterns_day').on(table.day),
  ],
);

export type PredictionRow = typeof predictions.$inferSelect;
export type StockToWatchRow = typeof stocksToWatch.$inferSelect;
export type CustomPatternRow = typeof customPatterns.$inferSelect;
