import { sql } from 'drizzle-orm';
import { now } from '@/lib/server/platform/clock';
import type { Handle } from '@/lib/server/platform/db/pool';
import type { CardRow, InvoiceRow } from './billing-repository';
import { startsAfterGift } from './gifts/after-gift-repository';
import type { GiftRow } from './gifts/gifts-repository';
import { settledAfterMs } from '@/lib/domain/membership/settling';
import type { SubscriptionRow } from './subscriptions-repository';

/** Row types as they arrive in JSON, with dates as strings. */
type Told<Row> = { [Name in keyof Row]: Row[Name] extends Date | null ? string | Extract<Row[Name], null> : Row[Name] };

type Subscription = Pick<
  SubscriptionRow,
  | 'id'
  | 'tier'
  | 'interval'
  | 'status'
  | 'createdAt'
  | 'periodStart'
  | 'periodEnd'
  | 'trialEnd'
  | 'cancelsAtPeriodEnd'
  | 'pastDueSince'
  | 'endedAt'
> & { cancelReason: SubscriptionRow['cancelReason']; startsAfterGift: boolean; isConfirming: boolean };
type Card = Omit<CardRow, 'accountId' | 'fingerprintHash' | 'createdAt'>;
type Invoice = Pick<
  InvoiceRow,
  | 'stripeId'
  | 'number'
  | 'status'
  | 'totalCents'
  | 'paidCents'
  | 'refundedCents'
  | 'dispute'
  | 'createdAt'
  | 'periodStart'
  | 'periodEnd'
  | 'pageUrl'
  | 'pdfUrl'
>;
type Gift = Pick<GiftRow, 'id' | 'months' | 'paymentIntentId' | 'paidAt' | 'redeemedAt' | 'refundedAt'>;

export type OwnBillingRows = {
  /** The current subscription, or else the latest. */
  subscription: Subscription | null;
  cards: Card[];
  invoices: Invoice[];
  /** Gifts that the account bought and paid for. */
  gifts: Gift[];
  hadTestDrive: boolean;
  founderLock: { lockedAt: Date; lostAt: Date | null } | undefined;
  creditCents: number;
};

type Answer = {
  subscription: Told<Subscription> | null;
  cards: Card[];
  invoices: Told<Invoice>[];
  gifts: Told<Gift>[];
  had_test_drive: boolean;
  founder_lock: Told<{ lockedAt: Date; lostAt: Date | null }> | null;
  credit_cents: number;
};

/** All payment data of an account, in one statement. */
export async function findBillingOfAccount(handle: Handle, accountId: string, at = now()): Promise<OwnBillingRows> {
  const { rows } = await handle.execute<Answer>(sql`
    select
      (select row_to_json(one) from (
        select id, tier, interval, status, created_at as "createdAt", period_start as "periodStart",
          period_end as "periodEnd", trial_end as "trialEnd", cancels_at_period_end as "cancelsAtPeriodEnd", past_due_since as "pastDueSince", ended_at as "endedAt",
          cancel_reason as "cancelReason", ${startsAfterGift} as "startsAfterGift",
          ${isConfirming(at)} as "isConfirming"
        from subscriptions s where account_id = ${accountId}
        order by status in ('canceled', 'incomplete_expired'), created_at desc limit 1) one) as subscription,
      (select coalesce(json_agg(one), '[]') from (
        select stripe_id as "stripeId", brand, last4, exp_month as "expMonth", exp_year as "expYear",
          is_default as "isDefault"
        from billing_cards where account_id = ${accountId} order by is_default desc, created_at desc) one) as cards,
      (select coalesce(json_agg(one), '[]') from (
        select stripe_id as "stripeId", number, status, total_cents as "totalCents", paid_cents as "paidCents",
          refunded_cents as "refundedCents", dispute, created_at as "createdAt", period_start as "periodStart",
          period_end as "periodEnd", page_url as "pageUrl", pdf_url as "pdfUrl"
        from billing_invoices where account_id = ${accountId} order by created_at desc limit 60) one) as invoices,
      (select coalesce(json_agg(one), '[]') from (
        select id, months, payment_intent_id as "paymentIntentId", paid_at as "paidAt", redeemed_at as "redeemedAt",
          refunded_at as "refundedAt"
        from gifts where account_id = ${accountId} and paid_at is not null
        order by created_at desc limit 20) one) as gifts,
      exists (select from test_drives where account_id = ${accountId}) as had_test_drive,
      (select row_to_json(one) from (
        select locked_at as "lockedAt", lost_at as "lostAt" from founder_locks
        where account_id = ${accountId}) one) as founder_lock,
      coalesce((select credit_cents from billing_customers where account_id = ${accountId}), 0) as credit_cents`);
  const [row] = rows;
  if (!row) throw new Error('A query that always returns a row returned none.');
  const { subscription, cards, invoices, gifts } = row;
  return {
    subscription: subscription && {
      ...subscription,
      createdAt: new Date(subscription.createdAt),
      periodStart: date(subscription.periodStart),
      periodEnd: date(subscription.periodEnd),
      trialEnd: date(subscription.trialEnd),
      pastDueSince: date(subscription.pastDueSince),
      endedAt: date(subscription.endedAt),
    },
    cards,
    invoices: invoices.map((one) => ({
      ...one,
      createdAt: new Date(one.createdAt),
      periodStart: new Date(one.periodStart),
      periodEnd: new Date(one.periodEnd),
    })),
    gifts: gifts.map((one) => ({
      ...one,
      paidAt: date(one.paidAt),
      redeemedAt: date(one.redeemedAt),
      refundedAt: date(one.refundedAt),
    })),
    hadTestDrive: row.had_test_drive,
    founderLock: row.founder_lock
      ? { lockedAt: new Date(row.founder_lock.lockedAt), lostAt: date(row.founder_lock.lostAt) }
      : undefined,
    creditCents: row.credit_cents,
  };
}

/**
 * Whether a payment call of the last minutes is in progress, or succeeded but is not yet visible in the subscription
 * `s`.
 */
const isConfirming = (at: Date) => sql`(status in ('incomplete', 'past_due', 'unpaid') and exists (
  select from billing_operations o
  where o.account_id = s.account_id and o.created_at > ${new Date(at.getTime() - settledAfterMs).toISOString()}::timestamptz
    and (o.operation = 'begin' and o.client_key = s.id and o.state = 'open'
      or o.operation = 'pay' and o.client_key like s.latest_invoice_id || ':%' and o.state in ('open', 'done'))))`;

const date = (text: string | null) => (text === null ? null : new Date(text));
