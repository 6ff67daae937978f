import { z } from 'zod';
import { alreadyEnded, notCancelled, subscriptionGone } from '@/lib/content/payment-messages';
import { ownSubscription, type OwnSubscription } from '@/lib/contracts/transactions';
import type { CancelReason } from '@/lib/domain/cancel-reasons';
import { membershipOf } from '@/lib/domain/membership';
import type { Interval, Tier } from '@/lib/domain/plans';
import { now } from '../clock';
import { db, type Tx } from '../db/pool';
import { AppError } from '../errors';
import { log } from '../log';
import type { Origin } from '../origin';
import { recordAudit } from '../repositories/audit';
import { findCustomer } from '../repositories/billing';
import { findStanding } from '../repositories/memberships';
import { putInOutbox } from '../repositories/outbox';
import {
  findByUniqueId,
  findLive,
  findOwn,
  noteReason,
  readMoment,
  type SubscriptionRow,
} from '../repositories/subscriptions';
import { freshKey } from './billing-customers';
import { once } from './billing-operations';
import { enforceLimits } from './limits';
import { shownSubscription } from './own-subscription';
import { requirePayments } from './payments';
import { keepAnswer, keepEnd } from './subscription-sync';
import { syncInvoices } from './invoice-sync';

type Known = SubscriptionRow & { stripeId: string };

/** Sets or takes back a cancellation. Said again it changes nothing, and Stripe is asked first: our row never runs ahead. */
export async function setCancelling(
  accountId: string,
  id: string,
  isSet: boolean,
  origin: Origin,
): Promise<OwnSubscription> {
  await enforceLimits([{ limit: 'paymentsByAccount', key: accountId }], origin);
  const row = await ownKnown(accountId, id);
  if (isOver(row)) {
    // Ended is more than cancelled; what has ended cannot be taken back.
    if (isSet) return shownSubscription(row);
    throw new AppError('conflict', alreadyEnded);
  }
  if (row.cancelsAtPeriodEnd === isSet) return shownSubscription(row);
  const asked = await readMoment(db());
  const paid = await (await requirePayments()).cancelAtPeriodEnd(row.stripeId, isSet, `cancel:${freshKey()}`);
  const kept = await keepAnswer(paid, asked);
  const event = isSet ? 'subscription_cancelled' : 'subscription_restored';
  await recordAudit(db(), { event, result: 'ok', subject: accountId, origin });
  return shownSubscription(kept ?? row);
}

/** Keeps why somebody cancelled. Only what is cancelled has a reason. */
export async function keepReason(accountId: string, reason: CancelReason, origin: Origin) {
  await enforceLimits([{ limit: 'paymentsByAccount', key: accountId }], origin);
  if (!(await noteReason(db(), accountId, reason))) throw new AppError('conflict', notCancelled);
  return { reason };
}

type Wish = { accountId: string; id: string; interval: Interval; clientKey: string | undefined; origin: Origin };

/** From months to years and back, the founder's discount along. */
export async function changeInterval({ accountId, id, interval, clientKey, origin }: Wish): Promise<OwnSubscription> {
  await enforceLimits([{ limit: 'paymentsByAccount', key: accountId }], origin);
  const row = await ownKnown(accountId, id);
  if (isOver(row)) throw new AppError('conflict', alreadyEnded);
  if (row.interval === interval) return shownSubscription(row);
  return once(
    { accountId, operation: 'change', clientKey, request: { id, interval }, answer: ownSubscription },
    async (key) => {
      const payments = await requirePayments();
      const { itemId } = await payments.readSubscription(row.stripeId);
      const asked = await readMoment(db());
      const paid = await payments.changeInterval({ id: row.stripeId, itemId, tier: row.tier, interval }, key);
      const kept = await keepAnswer(paid, asked);
      await syncInvoices(accountId);
      await recordAudit(db(), {
        event: 'subscription_changed',
        result: 'ok',
        subject: accountId,
        origin,
        detail: { interval },
      });
      return shownSubscription(kept ?? row);
    },
  );
}

/** Whether the caller's own subscription is good. Another one's unique id is answered like one that nobody has. */
export async function verifySubscription(accountId: string, uniqueId: string, type: Tier) {
  const own = await findByUniqueId(db(), accountId, uniqueId);
  if (!own) throw new AppError('not_found', subscriptionGone);
  const at = now();
  const { tier, until, reason } = membershipOf(await findStanding(db(), accountId, at), at);
  // A cofounding customer has all that a member has; a member is not a cofounding customer.
  const active = tier === type || (tier === 'cofounder' && type === 'member');
  const shown = tier !== null && !active ? ('none' as const) : reason;
  return { active, until: active ? (until?.toISOString() ?? null) : null, reason: shown };
}

/** What is left to do of the end of what an account paid for. */
type BillingEnd = { hadPlan: boolean; /** Stripe could not be had: it is told later. */ leftId: string | null };

/** Ends all that an account pays for, at once: before the account itself goes. */
export async function endBilling(accountId: string, origin: Origin): Promise<BillingEnd> {
  const live = await findLive(db(), accountId);
  if (!live || (await findCustomer(db(), accountId)) === null || live.stripeId === null)
    return { hadPlan: false, leftId: null };
  try {
    await keepEnd(live.stripeId);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn({ err: error }, 'a subscription ends later than its account');
    return { hadPlan: true, leftId: live.stripeId };
  }
  await recordAudit(db(), { event: 'subscription_ended', result: 'ok', subject: accountId, origin });
  return { hadPlan: true, leftId: null };
}

/** Has Stripe told as soon as it can be had, in the transaction that deletes the account. */
export const endLater = (tx: Tx, stripeId: string) =>
  putInOutbox(tx, { topic: 'subscription-end', payload: { stripeId }, dedupeKey: `subscription-end:${stripeId}` });

/** The later half: repeatable, because what has ended stays so. */
export const handleSubscriptionEnd = async (payload: unknown) =>
  void (await keepEnd(z.object({ stripeId: z.string() }).parse(payload).stripeId));

async function ownKnown(accountId: string, id: string): Promise<Known> {
  const row = await findOwn(db(), accountId, id);
  if (!row || row.stripeId === null) throw new AppError('not_found', subscriptionGone);
  return { ...row, stripeId: row.stripeId };
}

const isOver = ({ status }: SubscriptionRow) => status === 'canceled' || status === 'incomplete_expired';
