import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * Incidents that members may notice, each described for them in one sentence. Never updated; the end is a row in
 * another table.
 */
export const incidents = pgTable(
  'incidents',
  {
    id: text('id').primaryKey(),
    beganAt: instant('began_at').notNull(),
    notedAt: instant('noted_at').notNull(),
    text: text('text').notNull(),
  },
  (table) => [index('incidents_began').on(table.beganAt), check('incidents_past', sql`began_at <= noted_at`)],
);

export const incidentEnds = pgTable(
  'incident_ends',
  {
    incidentId: text('incident_id')
      .primaryKey()
      .references(() => incidents.id),
    endedAt: instant('ended_at').notNull(),
    notedAt: instant('noted_at').notNull(),
    /** What happened, and what was done about it. */
    text: text('text').notNull(),
  },
  () => [check('incident_ends_past', sql`ended_at <= noted_at`)],
);
