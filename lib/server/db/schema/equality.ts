import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { backgrounds, type Publication } from '@/lib/domain/equality';

/**
 * What people say about themselves, apart from their accounts: the key is drawn from the account's id with a secret of
 * the site, so the table alone tells nobody who. Neither a time nor an address is kept.
 */
export const selfDescriptions = pgTable('self_descriptions', {
  key: text('key').primaryKey(),
  background: text('background', { enum: backgrounds }).notNull(),
  consentVersion: integer('consent_version').notNull(),
});

/** What was published of them, once a quarter, in fives. Append-only. */
export const equalityPublications = pgTable(
  'equality_publications',
  {
    on: date('on_day', { mode: 'string' }).primaryKey(),
    /** What is shown, and what was counted when each number last moved; only the first ever leaves the server. */
    counts: jsonb('counts').$type<Publication>().notNull(),
    /** Open accounts, rounded up to fives. */
    population: integer('population').notNull(),
    isSample: boolean('is_sample').notNull(),
  },
  () => [check('equality_publications_population', sql`population >= 0 and population % 5 = 0`)],
);
