import { findCurrentSubscription, readDatabaseTime } from './subscriptions-repository';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { now } from '@/lib/server/platform/clock';
import { log } from '@/lib/server/platform/log/log';
import { PaymentError } from '@/lib/server/providers/payments/payment-error';
import { enqueueBillingMail } from './billing-mails';
import { endOperation, findCustomer, findPayer, deleteOperation, listOpenAttempts } from './billing-repository';
import { syncInvoices } from './invoice-sync';
import { settledAfterMs } from '@/lib/domain/membership/settling';
import { requirePayments } from './payments';
import { recordSubscription, syncSubscription } from './subscription-sync';

type Attempt = Awaited<ReturnType<typeof listOpenAttempts>>[number];

/**
 * Looks up payments whose outcome is unknown, once Stripe can no longer be processing them. Successful ones are stored;
 * members whose payment did not go through get an email. A failed lookup is retried in the next run.
 */
export async function resolveLostPayments(): Promise<number> {
  const attempts = await listOpenAttempts(db(), new Date(now().getTime() - settledAfterMs));
  let resolved = 0;
  for (const attempt of attempts) {
    try {
      await resolve(attempt);
      resolved += 1;
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      log.warn({ err: error, operation: attempt.operation }, 'could not look up a payment');
    }
  }
  return resolved;
}

async function resolve(attempt: Attempt) {
  const { key, accountId } = attempt;
  const customerId = await findCustomer(db(), accountId);
  const wentThrough = customerId !== null && (await lookUp(attempt, customerId));
  if (wentThrough) return endOperation(db(), key, { state: 'done', answer: null, at: now() });
  await transaction(async (tx) => {
    const payer = customerId === null ? null : await findPayer(tx, customerId);
    const interval = (await findCurrentSubscription(tx, accountId))?.interval ?? 'month';
    if (payer)
      await enqueueBillingMail(tx, { payer, kind: 'payment-not-made', key, amountCents: 0, interval, at: null });
    await deleteOperation(tx, key);
  });
}

const lookUp = (attempt: Attempt, customerId: string) =>
  attempt.operation === 'begin' ? lookUpSubscription(attempt, customerId) : lookUpInvoice(attempt);

async function lookUpSubscription({ accountId, clientKey: ourId }: Attempt, customerId: string) {
  const requestedAt = await readDatabaseTime(db());
  const made = (await (await requirePayments()).listSubscriptions(customerId)).find((one) => one.ourId === ourId);
  if (!made) return false;
  const recorded = await recordSubscription(made, requestedAt);
  await syncInvoices(accountId);
  return recorded?.status !== 'incomplete' && recorded?.status !== 'incomplete_expired';
}

async function lookUpInvoice({ accountId, clientKey }: Attempt) {
  const [invoiceId = ''] = clientKey.split(':');
  const { status } = await (await requirePayments()).readInvoice(invoiceId);
  await syncInvoices(accountId);
  const live = await findCurrentSubscription(db(), accountId);
  if (live?.stripeId) await syncSubscription(live.stripeId);
  return status === 'paid';
}
