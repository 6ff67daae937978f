import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** Weekly reports. Rows never change: revision 1 is the report, later ones are corrections with a reason. */
export const weeklyReports = pgTable(
  'weekly_reports',
  {
    /** The Monday on which the week begins, in UTC. */
    week: date('week', { mode: 'string' }).notNull(),
    revision: integer('revision').notNull(),
    /** Integers and hashes by name; null if there is nothing to count yet. */
    figures: jsonb('figures').$type<Record<string, number | string | null>>().notNull(),
    words: text('words').notNull(),
    /** The reason for a correction; null for the first revision. */
    reason: text('reason'),
    signedBy: text('signed_by').notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true, precision: 3 }).notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.week, table.revision] }),
    unique('weekly_reports_previous_hash').on(table.previousHash),
    check('weekly_reports_monday', sql`extract(isodow from week) = 1`),
    check('weekly_reports_revision', sql`revision > 0 and (revision = 1) = (reason is null)`),
  ],
);

export type WeeklyReportRow = typeof weeklyReports.$inferSelect;

/** Figures of a finished week, computed by a job, for the operator to review before signing. */
export const weeklyReportDrafts = pgTable('weekly_report_drafts', {
  week: date('week', { mode: 'string' }).primaryKey(),
  figures: jsonb('figures').$type<Record<string, number | string | null>>().notNull(),
  countedAt: timestamp('counted_at', { withTimezone: true, precision: 3 }).notNull(),
});
