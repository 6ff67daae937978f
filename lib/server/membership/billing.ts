import type { OwnBilling } from '@/lib/contracts/membership/billing';
import { membershipOf } from '@/lib/domain/membership/membership';
import { planChangesOf } from '@/lib/domain/membership/plan-changes';
import { priceCents } from '@/lib/domain/membership/plans';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { founderRights } from './changes/founder-rights';
import { findMemberAccess } from './memberships-repository';
import { findBillingOfAccount, type OwnBillingRows } from './own-billing-repository';
import { shownGift } from './gifts/gifts';
import { shownCard, shownSubscription } from './own-subscription';
import { findPayments } from './payments';

/** Data of the billing page, read from our own tables, so that it is available while Stripe is down. */
export async function readBilling(accountId: string): Promise<OwnBilling> {
  const at = now();
  const payments = await findPayments();
  const [memberAccess, own] = await Promise.all([
    findMemberAccess(db(), accountId, at),
    findBillingOfAccount(db(), accountId),
  ]);
  const { tier, until, reason } = membershipOf(memberAccess, at);
  const { subscription } = own;
  return {
    isSimulated: payments?.isReal === false,
    isOff: payments === undefined,
    publishableKey: payments?.publishableKey ?? null,
    membership: { tier, until: until?.toISOString() ?? null, reason },
    subscription: subscription && subscription.status !== 'incomplete_expired' ? shownSubscription(subscription) : null,
    nextCharge: subscription ? nextChargeOf(subscription, own.creditCents) : null,
    creditCents: own.creditCents,
    cards: own.cards.map(shownCard),
    invoices: own.invoices.map(({ stripeId: id, createdAt, periodStart, periodEnd, ...rest }) => ({
      ...rest,
      id,
      at: createdAt.toISOString(),
      periodStart: periodStart.toISOString(),
      periodEnd: periodEnd.toISOString(),
    })),
    canTestDrive: !own.hadTestDrive,
    canHaveFounderDiscount: !own.founderLock?.lostAt,
    planChanges: subscription
      ? planChangesOf(subscription, founderRights(subscription, own.founderLock)).map((to) => ({
          subscriptionType: to.tier,
          interval: to.interval,
        }))
      : [],
    grants: memberAccess.grants.map(({ tier: given, kind, endsAt }) => ({
      tier: given,
      kind,
      until: endsAt.toISOString(),
    })),
    gifts: own.gifts.map(shownGift),
  };
}

type Charged = NonNullable<OwnBillingRows['subscription']>;

function nextChargeOf({ status, cancelsAtPeriodEnd, periodEnd, tier, interval }: Charged, creditCents: number) {
  const isRunning = status === 'active' || status === 'trialing';
  if (!isRunning || cancelsAtPeriodEnd || !periodEnd) return null;
  return { at: periodEnd.toISOString(), amountCents: Math.max(0, priceCents(tier, interval) - creditCents) };
}
