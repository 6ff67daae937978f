import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cancelReasons } from '@/lib/domain/membership/cancel-reasons';
import { subscriptionStatuses } from '@/lib/domain/membership/membership';
import { disputeStates, intervals, tiers } from '@/lib/domain/membership/plans';
import { accounts } from './accounts';
import { cents, instant, oneOf } from './columns';

const ofAccount = () =>
  text('account_id')
    .notNull()
    .references(() => accounts.id);

/** The Stripe customer of an account. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    accountId: ofAccount().primaryKey(),
    stripeId: text('stripe_id').notNull(),
    createdAt: instant('created_at').notNull(),
    /**
     * Sequence numbers of card requests to Stripe, sent and applied, so that an older response never overwrites a newer
     * one.
     */
    cardsAsked: integer('cards_asked').notNull().default(0),
    cardsTold: integer('cards_told').notNull().default(0),
    /** Credit for unused time, which Stripe deducts from the next invoices. Read together with the cards. */
    creditCents: integer('credit_cents').notNull().default(0),
  },
  (table) => [uniqueIndex('billing_customers_stripe').on(table.stripeId)],
);

/**
 * A subscription as of the latest response from Stripe. The row is written before the first request, without Stripe's
 * id. An account has at most one subscription that has not ended.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount(),
    stripeId: text('stripe_id'),
    tier: text('tier', { enum: tiers }).notNull(),
    interval: text('interval', { enum: intervals }).notNull(),
    status: text('status', { enum: subscriptionStatuses }).notNull(),
    /** The visitor id of the browser that subscribed, which `verify` looks up. */
    uniqueId: text('unique_id'),
    periodStart: instant('period_start'),
    periodEnd: instant('period_end'),
    trialEnd: instant('trial_end'),
    cancelsAtPeriodEnd: boolean('cancels_at_period_end').notNull().default(false),
    pastDueSince: instant('past_due_since'),
    endedAt: instant('ended_at'),
    /** The reason that the member optionally gave for canceling. */
    cancelReason: text('cancel_reason', { enum: cancelReasons }),
    /** The members-only post that led to this checkout. */
    ledByPost: text('led_by_post'),
    latestInvoiceId: text('latest_invoice_id'),
    createdAt: instant('created_at').notNull(),
    /** When the latest applied response was requested from Stripe. An older response never overwrites a newer one. */
    syncedAt: instant('synced_at'),
  },
  (table) => [
    uniqueIndex('subscriptions_stripe').on(table.stripeId),
    uniqueIndex('subscriptions_one_live')
      .on(table.accountId)
      .where(sql`status not in ('canceled', 'incomplete_expired')`),
    index('subscriptions_account').on(table.accountId, table.createdAt),
    index('subscriptions_unique').on(table.uniqueId),
    index('subscriptions_period')
      .on(table.periodEnd)
      .where(sql`status in ('trialing', 'active', 'past_due')`),
    check('subscriptions_status', oneOf('status', subscriptionStatuses)),
    check('subscriptions_tier', oneOf('tier', tiers)),
    check('subscriptions_interval', oneOf('interval', intervals)),
    check('subscriptions_cancel_reason', oneOf('cancel_reason', cancelReasons)),
  ],
);

/**
 * Invoices as of the latest response from Stripe. Paid invoices are revenue; gifts and complimentary access never are.
 */
export const billingInvoices = pgTable(
  'billing_invoices',
  {
    stripeId: text('stripe_id').primaryKey(),
    accountId: ofAccount(),
    subscriptionId: text('subscription_id').references(() => subscriptions.id),
    number: text('number'),
    status: text('status', { enum: ['draft', 'open', 'paid', 'uncollectible', 'void'] }).notNull(),
    totalCents: cents('total_cents').notNull(),
    paidCents: cents('paid_cents').notNull(),
    refundedCents: cents('refunded_cents').notNull().default(0),
    /** When the stored refunds were requested from Stripe. An older response does not overwrite them. */
    refundsAskedAt: instant('refunds_asked_at'),
    /** State of a dispute of the payment; null without one. */
    dispute: text('dispute', { enum: disputeStates }),
    disputeAskedAt: instant('dispute_asked_at'),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at'),
    /** What was billed after discounts, in Stripe's wording. */
    lines: jsonb('lines').$type<{ description: string; amountCents: number }[]>().notNull().default([]),
    /** The part of the total paid from credit. */
    creditCents: cents('credit_cents').notNull().default(0),
    /** The card that paid the invoice, stored so that a receipt can show it even after the card is removed. */
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    /** URLs of Stripe's hosted invoice page and PDF; null in the simulation. */
    pageUrl: text('page_url'),
    pdfUrl: text('pdf_url'),
    syncedAt: instant('synced_at').notNull(),
  },
  (table) => [
    index('billing_invoices_account').on(table.accountId, table.createdAt),
    check('billing_invoices_amounts', sql`total_cents >= 0 and paid_cents >= 0 and refunded_cents >= 0`),
    check('billing_invoices_dispute', oneOf('dispute', disputeStates)),
    check('billing_invoices_status', sql`status in ('draft', 'open', 'paid', 'uncollectible', 'void')`),
  ],
);

/** Each change of an invoice's refunded total and when we learned of it, written by a trigger. Append-only. */
export const billingRefunds = pgTable(
  'billing_refunds',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    invoiceId: text('invoice_id').notNull(),
    /** Negative if Stripe reversed a refund. */
    cents: cents('cents').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('billing_refunds_at').on(table.at), check('billing_refunds_cents', sql`cents <> 0`)],
);

/** Display data of a card and its fingerprint; never its number. */
export const billingCards = pgTable(
  'billing_cards',
  {
    stripeId: text('stripe_id').primaryKey(),
    accountId: ofAccount(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    fingerprintHash: text('fingerprint_hash'),
    isDefault: boolean('is_default').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('billing_cards_account').on(table.accountId),
    uniqueIndex('billing_cards_default')
      .on(table.accountId)
      .where(sql`is_default`),
    check('billing_cards_last4', sql`last4 ~ '^[0-9]{4}$'`),
  ],
);

/**
 * A payment request with its idempotency key, stored before it is made, and its response. Reusing the key for another
 * request is rejected.
 */
export const billingOperations = pgTable(
  'billing_operations',
  {
    key: text('key').primaryKey(),
    accountId: text('account_id').notNull(),
    operation: text('operation').notNull(),
    /** The caller's idempotency key; without one, the operation's own. */
    clientKey: text('client_key').notNull(),
    requestHash: text('request_hash').notNull(),
    state: text('state', { enum: ['open', 'done', 'refused'] }).notNull(),
    answer: jsonb('answer').$type<Record<string, unknown>>(),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    uniqueIndex('billing_operations_client').on(table.accountId, table.operation, table.clientKey),
    index('billing_operations_age').on(table.createdAt),
    check('billing_operations_state', sql`state in ('open', 'done', 'refused')`),
  ],
);
