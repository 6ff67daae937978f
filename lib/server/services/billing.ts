import type { OwnBilling } from '@/lib/contracts/billing';
import { membershipOf } from '@/lib/domain/membership';
import { priceCents } from '@/lib/domain/plans';
import { now } from '../clock';
import { db } from '../db/pool';
import { findStanding } from '../repositories/memberships';
import { findOwnBilling, type OwnBillingRows } from '../repositories/own-billing';
import { shownGift } from './gifts';
import { shownCard, shownSubscription } from './own-subscription';
import { findPayments } from './payments';

/** All that the billing page shows, from our own rows: it stands while Stripe is away. */
export async function readBilling(accountId: string): Promise<OwnBilling> {
  const at = now();
  const payments = await findPayments();
  const [standing, own] = await Promise.all([findStanding(db(), accountId, at), findOwnBilling(db(), accountId)]);
  const { tier, until, reason } = membershipOf(standing, at);
  const { subscription } = own;
  return {
    isSimulated: payments?.isReal === false,
    isOff: payments === undefined,
    publishableKey: payments?.publishableKey ?? null,
    membership: { tier, until: until?.toISOString() ?? null, reason },
    subscription: subscription && subscription.status !== 'incomplete_expired' ? shownSubscription(subscription) : null,
    nextCharge: subscription ? nextChargeOf(subscription) : null,
    cards: own.cards.map(shownCard),
    invoices: own.invoices.map(({ stripeId: id, createdAt, periodStart, periodEnd, ...rest }) => ({
      ...rest,
      id,
      at: createdAt.toISOString(),
      periodStart: periodStart.toISOString(),
      periodEnd: periodEnd.toISOString(),
    })),
    canTestDrive: !own.hadTestDrive,
    canHaveFounderDiscount: !own.lostFounder,
    grants: standing.grants.map(({ tier: given, kind, endsAt }) => ({
      tier: given,
      kind,
      until: endsAt.toISOString(),
    })),
    gifts: own.gifts.map(shownGift),
  };
}

type Charged = NonNullable<OwnBillingRows['subscription']>;

function nextChargeOf({ status, cancelsAtPeriodEnd, periodEnd, tier, interval }: Charged) {
  const isRunning = status === 'active' || status === 'trialing';
  if (!isRunning || cancelsAtPeriodEnd || !periodEnd) return null;
  return { at: periodEnd.toISOString(), amountCents: priceCents(tier, interval) };
}
