import type { z } from 'zod';
import { isUnpaid } from '@/lib/domain/membership/membership';
import {
  founderHad,
  noCard,
  testDriveConsent,
  testDriveHad,
  testDriveLater,
} from '@/lib/content/membership/payment-messages';
import { ownSubscription, type newSubscription, type OwnSubscription } from '@/lib/contracts/membership/transactions';
import { randomId } from '@/lib/domain/shared/ids';
import { testDriveDays } from '@/lib/domain/membership/plans';
import { now } from '@/lib/server/platform/clock';
import { db, transaction, type Tx } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { PaymentError } from '@/lib/server/providers/payments/payment-error';
import { insertTouches } from '@/lib/server/visits/attribution-repository';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { listCards, type CardRow } from './billing-repository';
import { recordConsent } from '@/lib/server/visits/consents-repository';
import {
  findCurrentSubscription,
  findFounderLock,
  insertSubscription,
  insertTestDrive,
  isTestDrive,
  lockBilling,
  lockFounder,
  readDatabaseTime,
  type SubscriptionRow,
} from './subscriptions-repository';
import { ensureCustomer } from './billing-customers';
import { once } from './billing-operations';
import { enforceLimits } from '@/lib/server/platform/limits/limits';
import { shownSubscription } from './own-subscription';
import { creditOwner } from './credits/credit-owner';
import { givenUntil } from './gifts/given-until';
import { attempt } from './payment-attempts';
import { requirePayments } from './payments';
import { recordSubscription } from './subscription-sync';
import { syncInvoices } from './invoice-sync';
import { endUnpaid } from './unpaid-subscriptions';

type Form = z.output<typeof newSubscription>;
type Asked = { accountId: string; form: Form; clientKey: string | undefined; origin: Origin };

/**
 * Subscribes. The row and its idempotency key are stored before the call, so that Stripe creates only one subscription
 * despite concurrent requests and lost responses. It is created unpaid and then paid with the default card. A live
 * subscription is returned; one whose payment was declined is retried with the current card.
 */
export async function subscribe({ accountId, form, clientKey, origin }: Asked): Promise<OwnSubscription> {
  await enforceLimits([{ limit: 'paymentsByAccount', key: accountId }], origin);
  await requirePayments();
  return once({ accountId, operation: 'subscribe', clientKey, request: form, answer: ownSubscription }, async () => {
    const customerId = await ensureCustomer(accountId);
    await makeRoom({ accountId, form, customerId });
    const row = await transaction((tx) => takeRow(tx, { accountId, form, origin }));
    const begun = row.stripeId === null ? await begin(row, customerId) : row;
    return isUnpaid(begun.status) ? payOpen(begun) : shownSubscription(begun);
  });
}

/**
 * Ends a never-paid subscription that differs from the request, so that the member gets the plan that they just chose.
 */
async function makeRoom({ accountId, form, customerId }: Pick<Asked, 'accountId' | 'form'> & { customerId: string }) {
  const live = await findCurrentSubscription(db(), accountId);
  if (live?.status !== 'incomplete') return;
  const isSame = live.tier === form.subscriptionType && live.interval === form.interval;
  const isFreeFirst = form.isTestDrive || (await givenUntil(db(), accountId, form.subscriptionType)) !== null;
  if (isSame && (live.trialEnd !== null) === isFreeFirst) return;
  const begun = live.stripeId === null ? await begin(live, customerId) : live;
  const { stripeId } = begun;
  if (begun.status === 'incomplete' && stripeId !== null) await endUnpaid({ ...begun, stripeId });
}

/** The account's current subscription row; inserted if there is none. */
async function takeRow(tx: Tx, { accountId, form, origin }: Omit<Asked, 'clientKey'>): Promise<SubscriptionRow> {
  await lockBilling(tx, accountId);
  const live = await findCurrentSubscription(tx, accountId);
  if (live) return live;
  const card = await payingCard(tx, accountId);
  const { subscriptionType: tier, interval, uniqueId, promoCode, attribution, ledBy } = form;
  const at = now();
  const id = randomId();
  if (tier === 'cofounder') {
    if ((await findFounderLock(tx, accountId))?.lostAt) throw new AppError('conflict', founderHad);
    await lockFounder(tx, accountId, at);
  }
  const given = await givenUntil(tx, accountId, tier);
  if (form.isTestDrive) {
    if (given !== null) throw new AppError('conflict', testDriveLater);
    if (!form.agreesToTestDrive)
      throw new AppError('unprocessable', testDriveConsent, { fields: { agreesToTestDrive: testDriveConsent } });
    const drive = {
      accountId,
      subscriptionId: id,
      startedAt: at,
      fingerprintHash: card.fingerprintHash ?? card.stripeId,
    };
    if (!(await insertTestDrive(tx, drive))) throw new AppError('conflict', testDriveHad);
    await recordConsent(tx, { name: 'test-drive', subject: accountId, given: 'tick', page: undefined, origin });
  }
  const trialEnd = form.isTestDrive ? new Date(at.getTime() + testDriveDays * 86_400_000) : given;
  const row = {
    id,
    accountId,
    tier,
    interval,
    trialEnd,
    uniqueId: uniqueId ?? null,
    ledByPost: ledBy ?? null,
    createdAt: at,
  };
  if (!(await insertSubscription(tx, { ...row, status: 'incomplete' })))
    throw new Error('A subscription was created despite the lock.');
  await insertTouches(tx, { kind: 'subscription', id }, attribution);
  await creditOwner(tx, { subscriptionId: id, accountId, code: promoCode });
  await recordAudit(tx, {
    event: 'subscription_asked',
    result: 'ok',
    subject: accountId,
    origin,
    detail: { tier, interval },
  });
  const made = await findCurrentSubscription(tx, accountId);
  if (!made) throw new Error('The subscription just saved is missing.');
  return made;
}

/**
 * Free time before the first charge: the days of a test drive, or the time until a gift ends, if that is in the future.
 */
async function freeTimeOf({ id, accountId, trialEnd }: SubscriptionRow) {
  if (await isTestDrive(db(), accountId, id)) return { trialDays: testDriveDays };
  return { trialDays: undefined, trialEnd: trialEnd !== null && trialEnd > now() ? trialEnd : undefined };
}

/** Creates the subscription at Stripe. Everything sent is in the row, so that a retry with its key is the same call. */
async function begin(row: SubscriptionRow, customerId: string): Promise<SubscriptionRow> {
  const { id: ourId, tier, interval, uniqueId } = row;
  const requestedAt = await readDatabaseTime(db());
  const payments = await requirePayments();
  const request = { customerId, ourId, tier, interval, uniqueId, ...(await freeTimeOf(row)) };
  const lookUp = async () => (await payments.listSubscriptions(customerId)).find((one) => one.ourId === ourId) ?? null;
  const made = await attempt({ accountId: row.accountId, operation: 'begin', subject: ourId, lookUp }, (key) =>
    payments.createSubscription(request, key),
  );
  // Stripe may replay an earlier response, which must not overwrite newer data.
  const recorded = await recordSubscription(made, requestedAt);
  if (recorded?.status === 'trialing') await syncInvoices(row.accountId);
  return recorded ?? row;
}

/**
 * Pays the latest invoice with the default card. If the bank requires authentication, returns the payment's client
 * secret.
 */
export async function payOpen(row: SubscriptionRow): Promise<OwnSubscription> {
  const payments = await requirePayments();
  const card = await payingCard(db(), row.accountId);
  const { latestInvoiceId: invoice, accountId, stripeId } = row;
  if (invoice === null || stripeId === null) return shownSubscription(row);
  const lookUp = async () => ((await payments.readInvoice(invoice)).status === 'paid' ? true : null);
  const asking = { accountId, operation: 'pay', subject: `${invoice}:${card.stripeId}`, lookUp } as const;
  const paying = attempt(asking, async (key) => {
    await payments.payInvoice(invoice, card.stripeId, key);
    return true;
  });
  const [tried] = await Promise.allSettled([paying]);
  await syncInvoices(accountId);
  const requestedAt = await readDatabaseTime(db());
  const paid = await payments.readSubscription(stripeId);
  const fresh = (await recordSubscription(paid, requestedAt)) ?? row;
  // If a concurrent attempt paid it, this one fails; the current state decides.
  if (!isUnpaid(fresh.status)) return shownSubscription(fresh);
  const isAsked =
    tried.status === 'rejected' && tried.reason instanceof PaymentError && tried.reason.outcome === 'asks';
  if (!isAsked) await paying;
  return shownSubscription(fresh, paid.clientSecret);
}

async function payingCard(handle: Parameters<typeof listCards>[0], accountId: string): Promise<CardRow> {
  const card = (await listCards(handle, accountId)).find(({ isDefault }) => isDefault);
  if (!card) throw new AppError('conflict', noCard);
  return card;
}
