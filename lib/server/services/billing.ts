import type { OwnBilling } from '@/lib/contracts/billing';
import { membershipOf } from '@/lib/domain/membership';
import { priceCents } from '@/lib/domain/plans';
import { now } from '../clock';
import { db } from '../db/pool';
import { listCards, listInvoices } from '../repositories/billing';
import { findStanding } from '../repositories/memberships';
import { findLatest, founderStanding, hasHadTestDrive, type SubscriptionRow } from '../repositories/subscriptions';
import { shownCard, shownSubscription } from './own-subscription';
import { findPayments } from './payments';

/** All that the billing page shows, from our own rows: it stands while Stripe is away. */
export async function readBilling(accountId: string): Promise<OwnBilling> {
  const at = now();
  const payments = await findPayments();
  const [standing, row, cards, invoices, hadDrive, founder] = await Promise.all([
    findStanding(db(), accountId, at),
    findLatest(db(), accountId),
    listCards(db(), accountId),
    listInvoices(db(), accountId),
    hasHadTestDrive(db(), accountId),
    founderStanding(db(), accountId),
  ]);
  const { tier, until, reason } = membershipOf(standing, at);
  return {
    isSimulated: payments?.isReal === false,
    isOff: payments === undefined,
    membership: { tier, until: until?.toISOString() ?? null, reason },
    subscription: row && row.status !== 'incomplete_expired' ? shownSubscription(row) : null,
    nextCharge: row ? nextChargeOf(row) : null,
    cards: cards.map(shownCard),
    invoices: invoices.map((one) => ({
      id: one.stripeId,
      number: one.number,
      status: one.status,
      totalCents: one.totalCents,
      paidCents: one.paidCents,
      refundedCents: one.refundedCents,
      at: one.createdAt.toISOString(),
      periodStart: one.periodStart.toISOString(),
      periodEnd: one.periodEnd.toISOString(),
      pageUrl: one.pageUrl,
      pdfUrl: one.pdfUrl,
    })),
    canTestDrive: !hadDrive,
    canHaveFounderDiscount: founder !== 'lost',
    grants: standing.grants.map(({ tier: given, kind, endsAt }) => ({
      tier: given,
      kind,
      until: endsAt.toISOString(),
    })),
  };
}

function nextChargeOf({ status, cancelsAtPeriodEnd, periodEnd, tier, interval }: SubscriptionRow) {
  const isRunning = status === 'active' || status === 'trialing';
  if (!isRunning || cancelsAtPeriodEnd || !periodEnd) return null;
  return { at: periodEnd.toISOString(), amountCents: priceCents(tier, interval) };
}
