import { hasEnded } from '@/lib/domain/membership/membership';
import { alreadyEnded, changeOutdated, changeUnavailable } from '@/lib/content/membership/payment-messages';
import { ownSubscription, type OwnSubscription, type PlanChangePreview } from '@/lib/contracts/membership/transactions';
import { isSamePlan, planChangesOf, type BilledPlan } from '@/lib/domain/membership/plan-changes';
import { priceCents, type Interval, type Tier } from '@/lib/domain/membership/plans';
import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { log } from '@/lib/server/platform/log/log';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import type { Origin } from '@/lib/server/platform/http/origin';
import { enforceLimits } from '@/lib/server/platform/limits/limits';
import { syncCards } from '../billing-customers';
import { once } from '../billing-operations';
import { founderRights } from './founder-rights';
import { syncInvoices } from '../invoice-sync';
import { ownKnown, type KnownSubscription } from './known-subscription';
import { shownSubscription } from '../own-subscription';
import { requirePayments } from '../payments';
import { payOpen } from '../subscribing';
import { findFounderLock, lockFounder, readDatabaseTime, type SubscriptionRow } from '../subscriptions-repository';
import { recordSubscription } from '../subscription-sync';

type Asked = { accountId: string; id: string; to: BilledPlan; origin: Origin };

/** What a plan change charges now and at the next renewal, as calculated by Stripe. */
export async function previewPlanChange({ accountId, id, to, origin }: Asked): Promise<PlanChangePreview> {
  await enforceLimits([{ limit: 'paymentsByAccount', key: accountId }], origin);
  const row = await ownKnown(accountId, id);
  await requireAvailable(row, to);
  const payments = await requirePayments();
  const { itemId } = await payments.readSubscription(row.stripeId);
  const at = new Date(Math.floor(now().getTime() / 1000) * 1000);
  const { dueCents, creditCents, creditLeftCents, lines, periodEnd } = await payments.previewChange({
    ...{ id: row.stripeId, itemId, from: row, to, at },
    isTrial: row.status === 'trialing',
  });
  if (!startsPeriod(row, to)) {
    const nextAt = (row.periodEnd ?? periodEnd).toISOString();
    const nextCharge = { at: nextAt, amountCents: dueCents };
    const none = { lines: [], creditUsedCents: 0, dueTodayCents: 0, creditLeftCents: 0 };
    return { at: at.toISOString(), ...none, nextCharge };
  }
  const amountCents = Math.max(0, priceCents(to.tier, to.interval) - creditLeftCents);
  return {
    at: at.toISOString(),
    lines,
    creditUsedCents: creditCents,
    dueTodayCents: dueCents,
    creditLeftCents,
    nextCharge: { at: periodEnd.toISOString(), amountCents },
  };
}

type Wish = {
  accountId: string;
  id: string;
  tier: Tier | undefined;
  interval: Interval;
  at: string | undefined;
  clientKey: string | undefined;
  origin: Origin;
};

/** Changes the interval, or adds the cofounder's discount. Repeating the change has no effect. */
export async function changePlan({
  accountId,
  id,
  tier,
  interval,
  at,
  clientKey,
  origin,
}: Wish): Promise<OwnSubscription> {
  await enforceLimits([{ limit: 'paymentsByAccount', key: accountId }], origin);
  const row = await ownKnown(accountId, id);
  if (hasEnded(row.status)) throw new AppError('conflict', alreadyEnded);
  const to = { tier: tier ?? row.tier, interval };
  if (isSamePlan(row, to)) return shownSubscription(row);
  await requireAvailable(row, to);
  const creditedFrom = at === undefined ? undefined : requireCurrent(new Date(at), row);
  return once(
    { accountId, operation: 'change', clientKey, request: { id, ...to, at }, answer: ownSubscription },
    async (key) => {
      if (to.tier === 'cofounder' && row.tier !== 'cofounder')
        await transaction((tx) => lockFounder(tx, accountId, now()));
      const payments = await requirePayments();
      const { itemId } = await payments.readSubscription(row.stripeId);
      const requestedAt = await readDatabaseTime(db());
      const isTrial = row.status === 'trialing';
      const { tier: fromTier, interval: fromInterval } = row;
      const from = { tier: fromTier, interval: fromInterval };
      const paid = await payments.changePlan({ id: row.stripeId, itemId, from, to, at: creditedFrom, isTrial }, key);
      const recorded = await recordSubscription(paid, requestedAt);
      await syncInvoices(accountId);
      // Also stores the credit for unused time.
      await syncCards(accountId, paid.customerId);
      const detail = { tier: to.tier, interval };
      await recordAudit(db(), { event: 'subscription_changed', result: 'ok', subject: accountId, origin, detail });
      return payChange(recorded ?? row);
    },
  );
}

/**
 * Whether the change starts a new billing period. A new interval does; a discount alone applies from the next renewal,
 * and a test drive continues.
 */
const startsPeriod = (row: SubscriptionRow, to: BilledPlan) =>
  row.status !== 'trialing' && row.interval !== to.interval;

async function requireAvailable(row: KnownSubscription, to: BilledPlan) {
  const rights = founderRights(row, await findFounderLock(db(), row.accountId));
  if (!planChangesOf(row, rights).some((one) => isSamePlan(one, to))) throw new AppError('conflict', changeUnavailable);
}

const previewMs = 3_600_000;
/** Max difference between our servers' clocks. */
const skewMs = 5_000;

/** The time of a preview; throws 409 if it is older than an hour or from an earlier billing period. */
function requireCurrent(at: Date, { periodStart }: KnownSubscription) {
  const time = now().getTime();
  const isCurrent = at.getTime() > time - previewMs && at.getTime() <= time + skewMs;
  if (!isCurrent || (periodStart && at < periodStart)) throw new AppError('conflict', changeOutdated);
  return at;
}

/**
 * Pays for a change while the member is present: if the bank requires authentication, returns its client secret. The
 * change is kept even if the payment fails.
 */
async function payChange(row: SubscriptionRow): Promise<OwnSubscription> {
  if (row.status !== 'past_due') return shownSubscription(row);
  try {
    return await payOpen(row);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn({ err: error, subscription: row.stripeId }, 'the payment for a plan change is still open');
    return shownSubscription(row);
  }
}
