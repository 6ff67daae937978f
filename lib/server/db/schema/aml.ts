import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { amlSteps } from '@/lib/domain/aml';
import { accounts } from './accounts';

/** What an investor answered about who they are, a row for each finished step, sealed. No tax id is ever asked here. */
export const amlAnswers = pgTable(
  'aml_answers',
  {
    /** The account's id and the step with a colon between: a sealed value opens in its own row only. */
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    step: text('step', { enum: amlSteps }).notNull(),
    answers: text('answers').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('aml_answers_account').on(table.accountId),
    check('aml_answers_id', sql`id = account_id || ':' || step`),
    check('aml_answers_step', sql`step in ('identity', 'address', 'funds', 'declarations')`),
    check('aml_answers_sealed', sql`answers like 's1.%'`),
  ],
);
