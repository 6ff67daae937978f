import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { instant } from './columns';

/** Members who joined the outcome survey. Sample members of a demo have no account. */
export const outcomeMembers = pgTable(
  'outcome_members',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    isSample: boolean('is_sample').notNull().default(false),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    uniqueIndex('outcome_members_account').on(table.accountId),
    check('outcome_members_sample', sql`is_sample = (account_id is null)`),
  ],
);

/** What a member reports to have paid and received for one option of a closed signal, in cents per share. */
export const memberOutcomes = pgTable(
  'member_outcomes',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => outcomeMembers.id, { onDelete: 'cascade' }),
    signalId: text('signal_id').notNull(),
    paidCents: integer('paid_cents').notNull(),
    receivedCents: integer('received_cents').notNull(),
    reportedAt: instant('reported_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.signalId] }),
    index('member_outcomes_reported').on(table.reportedAt),
    check('member_outcomes_prices', sql`paid_cents > 0 and received_cents >= 0`),
  ],
);
