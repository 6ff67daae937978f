import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { tiers } from '@/lib/domain/membership/plans';
import { instant } from './columns';

/** Gift memberships. Each has a single-use code, of which only the hash is stored. */
export const gifts = pgTable(
  'gifts',
  {
    id: text('id').primaryKey(),
    buyerId: text('account_id').notNull(),
    months: integer('months').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    paymentIntentId: text('payment_intent_id'),
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    /** When the gift was refunded; its code then no longer works. */
    refundedAt: instant('refunded_at'),
    /** Why the gift was revoked. A refund may still fail at the bank; a lost dispute is final. */
    takenBackBy: text('taken_back_by', { enum: ['refund', 'dispute'] }),
    refundsAskedAt: instant('refunds_asked_at'),
    redeemedBy: text('redeemed_by'),
    redeemedAt: instant('redeemed_at'),
  },
  (table) => [
    uniqueIndex('gifts_code').on(table.codeHash),
    uniqueIndex('gifts_payment').on(table.paymentIntentId),
    index('gifts_buyer').on(table.buyerId, table.createdAt),
    check('gifts_redeemed_whole', sql`(redeemed_by is null) = (redeemed_at is null)`),
    check(
      'gifts_taken_back',
      sql`taken_back_by is null or (taken_back_by in ('refund', 'dispute') and refunded_at is not null)`,
    ),
    check('gifts_paid_first', sql`redeemed_at is null or paid_at is not null`),
  ],
);

/**
 * Membership without a subscription: from a gift, or granted by the operator for a stated reason. Never counts as
 * revenue.
 */
export const membershipGrants = pgTable(
  'membership_grants',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    tier: text('tier', { enum: tiers }).notNull(),
    kind: text('kind', { enum: ['gift', 'complimentary'] }).notNull(),
    reason: text('reason').notNull(),
    giftId: text('gift_id').references(() => gifts.id),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    createdAt: instant('created_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** When the end of the grant was recorded and its owner notified. */
    expiredAt: instant('expired_at'),
  },
  (table) => [
    index('membership_grants_account').on(table.accountId, table.endsAt),
    uniqueIndex('membership_grants_gift').on(table.giftId),
    index('membership_grants_end')
      .on(table.endsAt)
      .where(sql`expired_at is null and revoked_at is null`),
    check('membership_grants_span', sql`ends_at > starts_at`),
    check('membership_grants_kind', sql`kind in ('gift', 'complimentary')`),
    check('membership_grants_gift_whole', sql`(kind = 'gift') = (gift_id is not null)`),
    check('membership_grants_reason', sql`reason <> ''`),
  ],
);

/** Test drives that were started: one per account and one per card. Append-only. */
export const testDrives = pgTable(
  'test_drives',
  {
    accountId: text('account_id').primaryKey(),
    fingerprintHash: text('fingerprint_hash').notNull(),
    subscriptionId: text('subscription_id').notNull(),
    startedAt: instant('started_at').notNull(),
  },
  (table) => [uniqueIndex('test_drives_card').on(table.fingerprintHash)],
);

/** The founder's discount: kept until the subscription ends, then never granted again. */
export const founderLocks = pgTable('founder_locks', {
  accountId: text('account_id').primaryKey(),
  lockedAt: instant('locked_at').notNull(),
  lostAt: instant('lost_at'),
});

/** The code or link credited with a subscription. A code that was typed takes precedence over a link. Append-only. */
export const subscriptionCredits = pgTable(
  'subscription_credits',
  {
    subscriptionId: text('subscription_id').primaryKey(),
    accountId: text('account_id').notNull(),
    ownerId: text('owner_id').notNull(),
    code: text('code').notNull(),
    source: text('source', { enum: ['code', 'link', 'invoice'] }).notNull(),
    creditedAt: instant('credited_at').notNull(),
  },
  (table) => [
    index('subscription_credits_owner').on(table.ownerId, table.creditedAt),
    index('subscription_credits_account').on(table.accountId),
    check('subscription_credits_not_self', sql`owner_id <> account_id`),
    check('subscription_credits_source', sql`source in ('code', 'link', 'invoice')`),
  ],
);
