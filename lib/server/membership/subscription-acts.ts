import { z } from 'zod';
import { alreadyEnded, notCancelled, subscriptionGone } from '@/lib/content/membership/payment-messages';
import type { OwnSubscription } from '@/lib/contracts/membership/transactions';
import type { CancelReason } from '@/lib/domain/membership/cancel-reasons';
import { membershipOf, hasEnded } from '@/lib/domain/membership/membership';
import type { Tier } from '@/lib/domain/membership/plans';
import { now } from '@/lib/server/platform/clock';
import { db, type Tx } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { log } from '@/lib/server/platform/log/log';
import type { Origin } from '@/lib/server/platform/http/origin';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { findCustomer } from './billing-repository';
import { findMemberAccess } from './memberships-repository';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import {
  findByUniqueId,
  findCurrentSubscription,
  recordCancelReason,
  readDatabaseTime,
} from './subscriptions-repository';
import { freshKey } from './billing-customers';
import { enforceLimits } from '@/lib/server/platform/limits/limits';
import { ownKnown } from './changes/known-subscription';
import { shownSubscription } from './own-subscription';
import { requirePayments } from './payments';
import { recordSubscription, recordSubscriptionEnd } from './subscription-sync';
import { endUnpaid } from './unpaid-subscriptions';

/**
 * Sets or removes a cancellation at the period's end; idempotent. A subscription that was never paid ends immediately.
 * Stripe is called first, so that our row is never ahead of it.
 */
export async function setCancelling(
  accountId: string,
  id: string,
  isSet: boolean,
  origin: Origin,
): Promise<OwnSubscription> {
  await enforceLimits([{ limit: 'paymentsByAccount', key: accountId }], origin);
  const row = await ownKnown(accountId, id);
  if (hasEnded(row.status)) {
    // An ended subscription counts as canceled and cannot be resumed.
    if (isSet) return shownSubscription(row);
    throw new AppError('conflict', alreadyEnded);
  }
  if (row.cancelsAtPeriodEnd === isSet) return shownSubscription(row);
  if (row.status === 'incomplete') {
    await endUnpaid(row);
    await recordAudit(db(), { event: 'subscription_ended', result: 'ok', subject: accountId, origin });
    return shownSubscription(await ownKnown(accountId, id));
  }
  const requestedAt = await readDatabaseTime(db());
  const paid = await (await requirePayments()).cancelAtPeriodEnd(row.stripeId, isSet, `cancel:${freshKey()}`);
  const recorded = await recordSubscription(paid, requestedAt);
  const event = isSet ? 'subscription_cancelled' : 'subscription_restored';
  await recordAudit(db(), { event, result: 'ok', subject: accountId, origin });
  return shownSubscription(recorded ?? row);
}

/** Stores a cancellation reason. Throws 409 if the subscription is not canceled. */
export async function saveCancelReason(accountId: string, reason: CancelReason, origin: Origin) {
  await enforceLimits([{ limit: 'paymentsByAccount', key: accountId }], origin);
  if (!(await recordCancelReason(db(), accountId, reason))) throw new AppError('conflict', notCancelled);
  return { reason };
}

/**
 * Whether the caller's subscription gives access to a plan. Another account's unique ID gets the same error as an
 * unknown one.
 */
export async function verifySubscription(accountId: string, uniqueId: string, type: Tier) {
  const subscription = await findByUniqueId(db(), accountId, uniqueId);
  if (!subscription) throw new AppError('not_found', subscriptionGone);
  const at = now();
  const { tier, until, reason } = membershipOf(await findMemberAccess(db(), accountId, at), at);
  // The cofounder plan includes the member plan, but not vice versa.
  const active = tier === type || (tier === 'cofounder' && type === 'member');
  const shown = tier !== null && !active ? ('none' as const) : reason;
  return { active, until: active ? (until?.toISOString() ?? null) : null, reason: shown };
}

/** Result of ending an account's billing. */
type BillingEnd = {
  hadPlan: boolean;
  /** The Stripe id of the subscription to cancel later, if Stripe did not respond; null otherwise. */
  leftId: string | null;
};

/** Ends the account's subscription immediately, before the account is deleted. */
export async function endBilling(accountId: string, origin: Origin): Promise<BillingEnd> {
  const live = await findCurrentSubscription(db(), accountId);
  if (!live || (await findCustomer(db(), accountId)) === null || live.stripeId === null)
    return { hadPlan: false, leftId: null };
  try {
    await recordSubscriptionEnd(live.stripeId);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn({ err: error }, 'a subscription outlives its account');
    return { hadPlan: true, leftId: live.stripeId };
  }
  await recordAudit(db(), { event: 'subscription_ended', result: 'ok', subject: accountId, origin });
  return { hadPlan: true, leftId: null };
}

/** Queues the cancellation of a subscription at Stripe, in the transaction that deletes the account. */
export const endLater = (tx: Tx, stripeId: string) =>
  enqueueMessage(tx, { topic: 'subscription-end', payload: { stripeId }, dedupeKey: `subscription-end:${stripeId}` });

/** Handles a queued cancellation; idempotent. */
export const handleSubscriptionEnd = async (payload: unknown) =>
  void (await recordSubscriptionEnd(z.object({ stripeId: z.string() }).parse(payload).stripeId));
