import { membershipOf, hasEnded } from '@/lib/domain/membership/membership';
import { priceCents } from '@/lib/domain/membership/plans';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import type { PaidSubscription } from '../providers/payments/paid-subscription';
import { insertDrift, listCreditsWithoutSubscription, listPaidWithoutEvent, type Drift } from './drifts-repository';
import { findPayer, listInvoices } from './billing-repository';
import { findMemberAccess } from './memberships-repository';
import { findFounderLock, listCurrentSubscriptions, type SubscriptionRow } from './subscriptions-repository';
import { syncInvoice, syncInvoices } from './invoice-sync';
import { requirePayments } from './payments';
import { syncSubscription } from './subscription-sync';

type Found = Drift & { fix?: () => Promise<unknown> };

/**
 * Compares our subscriptions, access, payments and credits with Stripe's. Differences that a new sync from Stripe can
 * fix are fixed; the others are listed for the operator.
 */
export async function reconcile() {
  const atStripe = new Map((await (await requirePayments()).listSubscriptions()).map((one) => [one.id, one]));
  const stored = await listCurrentSubscriptions(db());
  const found: Found[] = [
    ...(await unknownSubscriptions([...atStripe.values()], stored)),
    ...stored.flatMap((row) => differences(row, row.stripeId === null ? undefined : atStripe.get(row.stripeId))),
    ...(await accessDrifts(stored, atStripe)),
    ...(await invoiceDrifts(stored)),
    ...(await creditDrifts()),
  ];
  const foundAt = now();
  const drifts = [];
  for (const { fix, ...drift } of found) {
    await fix?.();
    const fixedAt = fix ? now() : null;
    await insertDrift(db(), { ...drift, foundAt, fixedAt });
    drifts.push({ ...drift, foundAt: foundAt.toISOString(), fixedAt: fixedAt?.toISOString() ?? null });
  }
  return { checked: stored.length + atStripe.size, drifts };
}

/** Subscriptions to our plans that are live at Stripe but missing in our database. */
async function unknownSubscriptions(atStripe: PaidSubscription[], stored: SubscriptionRow[]): Promise<Found[]> {
  const known = new Set(stored.map(({ stripeId }) => stripeId));
  const found: Found[] = [];
  for (const one of atStripe) {
    if (known.has(one.id) || hasEnded(one.status) || one.interval === undefined) continue;
    const payer = await findPayer(db(), one.customerId);
    const hasOther = payer !== null && stored.some(({ accountId }) => accountId === payer.accountId);
    const base = { kind: hasOther ? 'second-subscription' : 'missing-here', subject: one.id };
    const detail = payer ? `It is ${one.status} at Stripe.` : 'No account has this customer.';
    found.push({ ...base, detail, ...(payer && !hasOther ? { fix: () => takeOver(one.id, payer.accountId) } : {}) });
  }
  return found;
}

async function takeOver(stripeId: string, accountId: string) {
  await syncSubscription(stripeId);
  await syncInvoices(accountId);
}

/** Subscriptions whose data differs from Stripe's. */
function differences(row: SubscriptionRow, paid: PaidSubscription | undefined): Found[] {
  const { stripeId } = row;
  if (stripeId === null || !paid)
    return row.stripeId === null
      ? []
      : [{ kind: 'missing-at-stripe', subject: row.id, detail: `It is ${row.status} here.` }];
  const fix = () => syncSubscription(stripeId);
  const found: Found[] = [];
  if (paid.status !== row.status || paid.interval !== row.interval)
    found.push({ kind: 'status', subject: row.id, detail: `${row.status} here, ${paid.status} at Stripe.`, fix });
  else if (paid.periodEnd.getTime() !== row.periodEnd?.getTime() || paid.cancelsAtPeriodEnd !== row.cancelsAtPeriodEnd)
    found.push({
      kind: 'period',
      subject: row.id,
      detail: 'The end date or cancellation differs.',
      fix,
    });
  if (row.tier === 'cofounder' && !paid.hasFounderDiscount && !hasEnded(paid.status))
    found.push({
      kind: 'discount',
      subject: row.id,
      detail: 'The founder’s discount is missing at Stripe.',
      fix: async () =>
        (await requirePayments()).setDiscount(stripeId, row.interval, `discount:${row.id}:${now().getTime()}`),
    });
  return found;
}

/** Members who pay at Stripe but have no access. */
async function accessDrifts(stored: SubscriptionRow[], atStripe: Map<string, PaidSubscription>): Promise<Found[]> {
  const found: Found[] = [];
  const at = now();
  for (const row of stored) {
    const { stripeId } = row;
    const paid = stripeId === null ? undefined : atStripe.get(stripeId);
    if (stripeId === null || !paid) continue;
    const { tier } = membershipOf(await findMemberAccess(db(), row.accountId, at), at);
    const pays = paid.status === 'active' || paid.status === 'trialing';
    if (pays && tier === null)
      found.push({
        kind: 'shut-out',
        subject: row.accountId,
        detail: 'Pays but has no access.',
        fix: () => syncSubscription(stripeId),
      });
  }
  return found;
}

/** Latest invoices that are missing here or exceed the plan's price, and payments that were not counted. */
async function invoiceDrifts(stored: SubscriptionRow[]): Promise<Found[]> {
  const found: Found[] = [];
  for (const row of stored) {
    if (row.latestInvoiceId === null) continue;
    const invoices = await listInvoices(db(), row.accountId);
    const latest = invoices.find(({ stripeId }) => stripeId === row.latestInvoiceId);
    if (!latest)
      found.push({
        kind: 'invoice',
        subject: row.latestInvoiceId,
        detail: 'An invoice is missing here.',
        fix: () => syncInvoices(row.accountId),
      });
    else if (latest.totalCents > (await agreedCents(row, latest.createdAt)))
      found.push({ kind: 'amount', subject: latest.stripeId, detail: 'More was billed than the plan costs.' });
  }
  for (const id of await listPaidWithoutEvent(db()))
    found.push({ kind: 'revenue', subject: id, detail: 'A payment was not counted.', fix: () => syncInvoice(id) });
  return found;
}

/** What the plan cost when it was billed: the full price if the founder's discount was added later. */
async function agreedCents({ accountId, tier, interval }: SubscriptionRow, billedAt: Date) {
  const lock = tier === 'cofounder' ? await findFounderLock(db(), accountId) : undefined;
  return priceCents(lock && billedAt < lock.lockedAt ? 'member' : tier, interval);
}

const creditDrifts = async (): Promise<Found[]> =>
  (await listCreditsWithoutSubscription(db())).map((id) => ({
    kind: 'credit',
    subject: id,
    detail: 'A referrer is credited for a missing subscription.',
  }));
