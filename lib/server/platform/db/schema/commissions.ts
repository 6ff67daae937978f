import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { commissionEntryKinds, commissionRevenueTypes, commissionStates } from '@/lib/domain/referrals/commissions';
import { accounts } from './accounts';
import { billingInvoices } from './billing';
import { cents, instant, oneOf } from './columns';
import { partnerTerms } from './partners';

const accountOf = (column: string) =>
  text(column)
    .notNull()
    .references(() => accounts.id);

/**
 * What an ambassador earns on one paid subscription invoice. The terms never change; amounts, dates and the hold may,
 * and the state is derived from them. A trigger checks that payer and payee match the invoice and its referrers.
 */
export const commissions = pgTable(
  'commissions',
  {
    id: text('id').primaryKey(),
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => billingInvoices.stripeId),
    degree: integer('degree').$type<1 | 2>().notNull(),
    payeeId: accountOf('payee_id'),
    payerId: accountOf('payer_id'),
    revenueType: text('revenue_type', { enum: commissionRevenueTypes }).notNull(),
    revenueCents: cents('revenue_cents').notNull(),
    /**
     * The payee's paying referrals of this degree when the commission was earned, including the payer. The number
     * decides the tier.
     */
    referrals: integer('referrals').notNull(),
    rateVersion: integer('rate_version').notNull(),
    cutBp: integer('cut_bp').notNull(),
    /** The payee's individual terms, if they decided the rate instead of the schedule. */
    termsId: text('terms_id').references(() => partnerTerms.id),
    earnedCents: cents('earned_cents').notNull(),
    /** Reversed because of refunds and disputes. */
    reversedCents: cents('reversed_cents').notNull().default(0),
    /** Paid out. After a reversal it may exceed what is due; the next payout deducts the difference. */
    paidCents: cents('paid_cents').notNull().default(0),
    earnedAt: instant('earned_at').notNull(),
    approvesAt: instant('approves_at').notNull(),
    approvedAt: instant('approved_at'),
    paidAt: instant('paid_at'),
    /** The payout that last changed the paid amount. */
    payoutId: text('payout_id'),
    holdReason: text('hold_reason'),
    changedAt: instant('changed_at').notNull(),
    state: text('state', { enum: commissionStates })
      .notNull()
      .generatedAlwaysAs(
        sql`case when reversed_cents > 0 and reversed_cents = earned_cents then 'reversed' when hold_reason is not null then 'held' when paid_at is not null then 'paid' when approved_at is not null then 'approved' else 'pending' end`,
      ),
  },
  (table) => [
    unique('commissions_once').on(table.invoiceId, table.degree, table.payeeId),
    unique('commissions_one_payee').on(table.invoiceId, table.degree),
    unique('commissions_one_degree').on(table.invoiceId, table.payeeId),
    index('commissions_payee').on(table.payeeId, table.degree, table.payerId),
    index('commissions_latest').on(table.payeeId, table.earnedAt, table.invoiceId),
    index('commissions_state').on(table.state, table.approvesAt),
    check('commissions_degree', sql`degree in (1, 2)`),
    check('commissions_not_self', sql`payee_id <> payer_id`),
    check('commissions_revenue_type', oneOf('revenue_type', commissionRevenueTypes)),
    check('commissions_rate', sql`cut_bp between 0 and 10000 and rate_version > 0 and referrals > 0`),
    check('commissions_revenue', sql`revenue_cents > 0 and earned_cents between 0 and revenue_cents`),
    check('commissions_reversed', sql`reversed_cents between 0 and earned_cents`),
    check(
      'commissions_paid',
      sql`paid_cents between 0 and earned_cents and (paid_at is null or approved_at is not null)`,
    ),
    check('commissions_hold_reason', sql`hold_reason <> ''`),
  ],
);

/**
 * The ledger: each change of a commission's amounts, written by a trigger. The sum of an account's entries is what we
 * owe it. Append-only.
 */
export const commissionEntries = pgTable(
  'commission_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    commissionId: text('commission_id').notNull(),
    kind: text('kind', { enum: commissionEntryKinds }).notNull(),
    cents: cents('cents').notNull(),
    /** The payout that paid the amount or was returned. */
    payoutId: text('payout_id'),
    at: instant('at').notNull(),
  },
  (table) => [
    index('commission_entries_commission').on(table.commissionId),
    index('commission_entries_payout').on(table.payoutId),
    check('commission_entries_kind', oneOf('kind', commissionEntryKinds)),
    check(
      'commission_entries_cents',
      sql`cents <> 0 and (cents > 0) = (kind in ('earned', 'restored', 'deducted', 'returned'))`,
    ),
  ],
);
