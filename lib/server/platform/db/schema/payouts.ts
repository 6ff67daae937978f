import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { payoutMethods, payoutStates } from '@/lib/domain/referrals/payouts';
import { taxFormKinds } from '@/lib/domain/referrals/tax-forms';
import { accounts } from './accounts';
import { cents, instant, oneOf } from './columns';
import { commissions } from './commissions';

const account = () => text('account_id').references(() => accounts.id);

/** How an ambassador is paid: encrypted bank details, or a Stripe account. */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    accountId: account().primaryKey(),
    method: text('method', { enum: payoutMethods }).notNull(),
    sealed: text('sealed'),
    holderName: text('holder_name'),
    last4: text('last4'),
    stripeAccountId: text('stripe_account_id'),
    /** Whether money can be sent there now. */
    isReady: boolean('is_ready').notNull(),
    /** What Stripe still requires, or why money cannot be sent. */
    issue: text('issue'),
    /** Identifies the bank account without revealing it, to detect one used by two payees. */
    fingerprint: text('fingerprint'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    index('payout_accounts_fingerprint').on(table.fingerprint),
    uniqueIndex('payout_accounts_stripe').on(table.stripeAccountId),
    check('payout_accounts_method', oneOf('method', payoutMethods)),
    check('payout_accounts_sealed', sql`sealed like 's1.%'`),
    check('payout_accounts_bank', sql`method <> 'bank' or (sealed is not null and fingerprint is not null)`),
    check('payout_accounts_at_stripe', sql`method <> 'stripe' or stripe_account_id is not null`),
  ],
);

/** A payee's tax form. The answers are encrypted, except for what lists show. */
export const taxForms = pgTable(
  'tax_forms',
  {
    accountId: account().primaryKey(),
    kind: text('kind', { enum: taxFormKinds }).notNull(),
    sealed: text('sealed').notNull(),
    classification: text('classification'),
    taxIdLast4: text('tax_id_last4'),
    country: text('country').notNull(),
    signedAt: instant('signed_at').notNull(),
    ip: text('ip').notNull(),
  },
  () => [
    check('tax_forms_kind', oneOf('kind', taxFormKinds)),
    check('tax_forms_sealed', sql`sealed like 's1.%'`),
    check('tax_forms_country', sql`(kind = 'w9') = (country = 'US')`),
    check('tax_forms_w9', sql`kind <> 'w9' or (classification is not null and tax_id_last4 ~ '^[0-9]{4}$')`),
  ],
);

/** Payouts that the operator prepared together. */
export const payoutRuns = pgTable(
  'payout_runs',
  {
    id: text('id').primaryKey(),
    method: text('method', { enum: payoutMethods }).notNull(),
    preparedAt: instant('prepared_at').notNull(),
    approvedAt: instant('approved_at'),
    /** The approved total, which the run may not exceed. */
    approvedCents: cents('approved_cents'),
    canceledAt: instant('canceled_at'),
  },
  () => [
    check('payout_runs_method', oneOf('method', payoutMethods)),
    check('payout_runs_approved', sql`(approved_at is null) = (approved_cents is null)`),
    check('payout_runs_end', sql`approved_at is null or canceled_at is null`),
  ],
);

/**
 * A payout of everything that was available when it was requested. Triggers check its amount and its state transitions,
 * and that its commissions are marked as paid with it.
 */
export const payouts = pgTable(
  'payouts',
  {
    id: text('id').primaryKey(),
    payeeId: text('payee_id')
      .notNull()
      .references((): AnyPgColumn => accounts.id),
    method: text('method', { enum: payoutMethods }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    state: text('state', { enum: payoutStates }).notNull(),
    runId: text('run_id').references(() => payoutRuns.id),
    requestedAt: instant('requested_at').notNull(),
    sentAt: instant('sent_at'),
    paidAt: instant('paid_at'),
    endedAt: instant('ended_at'),
    /** Why it failed, was returned or was canceled. */
    reason: text('reason'),
    /** Where the money was sent: the last digits of the bank account, or the Stripe account. */
    destination: text('destination'),
    /** The id of the Stripe transfer. */
    transferId: text('transfer_id'),
    /** Part of the idempotency key. Incremented only once the last request certainly made no transfer. */
    attempt: integer('attempt').notNull().default(1),
    lastSentAt: instant('last_sent_at'),
    /** Lock of the process that is sending a request to Stripe. */
    lockedUntil: instant('locked_until'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('payouts_one_open')
      .on(table.payeeId)
      .where(sql`state in ('requested', 'sending')`),
    uniqueIndex('payouts_transfer').on(table.transferId),
    index('payouts_payee').on(table.payeeId, table.requestedAt),
    index('payouts_run').on(table.runId),
    index('payouts_paid').on(table.paidAt),
    check('payouts_method', oneOf('method', payoutMethods)),
    check('payouts_state', oneOf('state', payoutStates)),
    check('payouts_amount', sql`amount_cents > 0`),
    check('payouts_sent', sql`state not in ('sending', 'paid', 'returned') or sent_at is not null`),
    check('payouts_paid_at', sql`(paid_at is not null) = (state in ('paid', 'returned'))`),
    check(
      'payouts_ended',
      sql`(ended_at is not null and reason <> '') = (state in ('failed', 'returned', 'canceled'))`,
    ),
  ],
);

/** What a payout pays of each commission; negative if a refund left more paid than due. */
export const payoutItems = pgTable(
  'payout_items',
  {
    payoutId: text('payout_id')
      .notNull()
      .references(() => payouts.id),
    commissionId: text('commission_id')
      .notNull()
      .references(() => commissions.id),
    cents: cents('cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.payoutId, table.commissionId] }),
    index('payout_items_commission').on(table.commissionId),
    check('payout_items_cents', sql`cents <> 0`),
  ],
);

/** Every state that a payout has had, written by a trigger. Append-only. */
export const payoutEvents = pgTable(
  'payout_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    payoutId: text('payout_id').notNull(),
    state: text('state', { enum: payoutStates }).notNull(),
    cents: cents('cents').notNull(),
    reason: text('reason'),
    at: instant('at').notNull(),
  },
  (table) => [index('payout_events_payout').on(table.payoutId)],
);
