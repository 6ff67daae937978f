import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { amlSteps } from '@/lib/domain/investing/aml';
import { accounts } from './accounts';

/** An investor's identity answers, one encrypted row per completed step. Never contains a tax id. */
export const amlAnswers = pgTable(
  'aml_answers',
  {
    /** Account id and step, separated by a colon. The encrypted value is bound to this id. */
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
