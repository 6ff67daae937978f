import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { backgrounds, type Publication } from '@/lib/domain/investing/equality';

/**
 * Self-descriptions, stored apart from accounts. The key is derived from the account's id with a secret of the site, so
 * the table alone does not identify a person. It stores neither a time nor an address.
 */
export const selfDescriptions = pgTable('self_descriptions', {
  key: text('key').primaryKey(),
  background: text('background', { enum: backgrounds }).notNull(),
  consentVersion: integer('consent_version').notNull(),
});

/** Quarterly publications, with counts rounded to multiples of five. Append-only. */
export const equalityPublications = pgTable(
  'equality_publications',
  {
    on: date('on_day', { mode: 'string' }).primaryKey(),
    /** The published counts, and the exact counts when each last changed. Only the published ones leave the server. */
    counts: jsonb('counts').$type<Publication>().notNull(),
    /** Number of open accounts, rounded up to a multiple of five. */
    population: integer('population').notNull(),
    isSample: boolean('is_sample').notNull(),
  },
  () => [check('equality_publications_population', sql`population >= 0 and population % 5 = 0`)],
);
