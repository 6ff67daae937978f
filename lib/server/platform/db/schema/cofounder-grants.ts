import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { grantKinds } from '@/lib/domain/referrals/cofounder-grants';
import { accounts } from './accounts';
import { instant, oneOf } from './columns';

/**
 * What was promised to a cofounding customer, an ambassador or an early investor under a signed agreement. These are
 * records only, neither balances nor payments. Append-only.
 */
export const cofounderGrants = pgTable(
  'cofounder_grants',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind', { enum: grantKinds }).notNull(),
    /** The id under which the operator filed the signed agreement. */
    agreementId: text('agreement_id').notNull(),
    agreementVersion: integer('agreement_version').notNull(),
    signedOn: date('signed_on', { mode: 'string' }).notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (table) => [
    index('cofounder_grants_account').on(table.accountId),
    check('cofounder_grants_kind', oneOf('kind', grantKinds)),
    check('cofounder_grants_agreement', sql`agreement_id ~ '[A-Za-z0-9]' and agreement_version > 0`),
  ],
);

/** Grants that were ended, by whom and why. Append-only. */
export const cofounderGrantEnds = pgTable(
  'cofounder_grant_ends',
  {
    grantId: text('grant_id')
      .primaryKey()
      .references(() => cofounderGrants.id),
    endedOn: date('ended_on', { mode: 'string' }).notNull(),
    reason: text('reason').notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  () => [check('cofounder_grant_ends_reason', sql`reason <> ''`)],
);
