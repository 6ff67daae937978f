import { firstChargeNoticeDays } from '@/lib/domain/membership/first-charge-notice';
import { graceDays, graceEnd } from '@/lib/domain/membership/membership';
import { priceCents } from '@/lib/domain/membership/plans';
import { now } from '@/lib/server/platform/clock';
import { db, transaction, type Tx } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { log } from '@/lib/server/platform/log/log';
import { isAfterGift } from './gifts/after-gift-repository';
import { expireGrants } from './gifts/gifts-repository';
import { findAccountById } from '@/lib/server/accounts/accounts-repository';
import { findCustomer, listCards, type CardRow } from './billing-repository';
import { findCurrentSubscription, listByStatus, type SubscriptionRow } from './subscriptions-repository';
import { syncCards } from './billing-customers';
import { isWritten, enqueueBillingMail } from './billing-mails';

const dayMs = 86_400_000;
/** Days after a failed payment on which reminders are sent. The email about the failure itself is the first notice. */
const remindOn = { 'payment-reminder': 3, 'payment-last-reminder': graceDays - 1 } as const;
const cardNoticeDays = 20;

/** Queues due emails, each once: before a first charge, while a payment is overdue, and before a card expires. */
export async function remindPayers(): Promise<number> {
  const at = now();
  let written = 0;
  for (const row of await listByStatus(db(), ['trialing', 'active', 'past_due'])) {
    for (const letter of await lettersFor(row, at)) written += Number(await write(row, letter));
  }
  return written + (await endGrants(at));
}

type Due = { kind: Parameters<typeof enqueueBillingMail>[1]['kind']; key: string; at: Date };

async function lettersFor(row: SubscriptionRow, at: Date): Promise<Due[]> {
  const { periodEnd, pastDueSince, status } = row;
  const daysLeft = periodEnd ? (periodEnd.getTime() - at.getTime()) / dayMs : Infinity;
  if (status === 'past_due' && pastDueSince) {
    const days = (at.getTime() - pastDueSince.getTime()) / dayMs;
    return (Object.keys(remindOn) as (keyof typeof remindOn)[]).flatMap((kind) =>
      days >= remindOn[kind] && days < graceDays
        ? [{ kind, key: `${pastDueSince.getTime()}`, at: graceEnd(pastDueSince) }]
        : [],
    );
  }
  if (!periodEnd || row.cancelsAtPeriodEnd || daysLeft < 0) return [];
  if (status === 'trialing' && daysLeft <= firstChargeNoticeDays)
    return [
      { kind: (await isAfterGift(db(), row.id)) ? 'after-gift-ending' : 'trial-ending', key: 'trial', at: periodEnd },
    ];
  if (daysLeft > cardNoticeDays) return [];
  const card = await expiringCard(row.accountId, periodEnd);
  if (!card) return [];
  const letter = { kind: 'card-expiring' as const, key: keyOfCard(card), at: periodEnd };
  if (await isWritten(db(), letter.kind, `${row.id}:${letter.key}`)) return [];
  return (await isStillSo(row.accountId, letter.key, periodEnd)) ? [letter] : [];
}

const keyOfCard = ({ stripeId, expYear, expMonth }: CardRow) => `${stripeId}:${expYear}-${expMonth}`;

/**
 * The card to be charged next, if it expires before the charge. Cards are valid through the last day of their month.
 */
async function expiringCard(accountId: string, periodEnd: Date) {
  const card = (await listCards(db(), accountId)).find(({ isDefault }) => isDefault);
  return card && Date.UTC(card.expYear, card.expMonth, 1) <= periodEnd.getTime() ? card : undefined;
}

/**
 * Checks with Stripe whether the card still expires: banks renew cards automatically, and the event may be late. If
 * Stripe does not respond, the email waits for the next run.
 */
async function isStillSo(accountId: string, key: string, periodEnd: Date): Promise<boolean> {
  const customerId = await findCustomer(db(), accountId);
  if (customerId === null) return false;
  try {
    await syncCards(accountId, customerId);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn({ err: error }, 'an expiring-card email will be retried: Stripe did not respond');
    return false;
  }
  const card = await expiringCard(accountId, periodEnd);
  return card !== undefined && keyOfCard(card) === key;
}

async function write(row: SubscriptionRow, { kind, key, at }: Due): Promise<boolean> {
  const account = await findAccountById(db(), row.accountId);
  if (!account) return false;
  const payer = { accountId: account.id, email: account.email, firstName: account.firstName };
  const { tier, interval, id } = row;
  const amountCents = priceCents(tier, interval);
  return transaction((tx) => enqueueBillingMail(tx, { payer, kind, key: `${id}:${key}`, amountCents, interval, at }));
}

/** Whether a subscription continues the account's access after the grant. */
async function isSubscribed(tx: Tx, accountId: string): Promise<boolean> {
  const live = await findCurrentSubscription(tx, accountId);
  return live !== null && live.status !== 'incomplete';
}

/** Marks expired gifts and grants, and emails their owners unless they have a subscription. */
async function endGrants(at: Date): Promise<number> {
  return transaction(async (tx) => {
    const ended = await expireGrants(tx, at);
    for (const { id, accountId, endsAt } of ended) {
      const account = await findAccountById(tx, accountId);
      if (!account || (await isSubscribed(tx, accountId))) continue;
      const payer = { accountId, email: account.email, firstName: account.firstName };
      await enqueueBillingMail(tx, {
        payer,
        kind: 'grant-ended',
        key: id,
        amountCents: 0,
        interval: 'month',
        at: endsAt,
      });
    }
    return ended.length;
  });
}
