import { refundTooMuch, refundUnknown } from '@/lib/content/membership/payment-messages';
import { now } from '@/lib/server/platform/clock';
import { db, transaction, type Tx } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { log } from '@/lib/server/platform/log/log';
import type { Origin } from '@/lib/server/platform/http/origin';
import type { PaidCharge, PaidRefund } from '@/lib/server/providers/payments/payments';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { updateInvoiceRow, findInvoice, findPayerOf, lockInvoice } from './billing-repository';
import { sumDetails } from '@/lib/server/visits/events-repository';
import { lockGiftByPayment, recordRefundsAsked, restoreGift, revokeGift } from './gifts/gifts-repository';
import { readDatabaseTime } from './subscriptions-repository';
import { enqueueBillingMail } from './billing-mails';
import { recordEvent } from '@/lib/server/visits/events';
import { adjustCommissions } from './credits/invoice-commissions';
import { syncInvoice } from './invoice-sync';
import { attempt } from './payment-attempts';
import { requirePayments } from './payments';

/** Handles an event about a refund by syncing all refunds of its payment. */
export async function syncRefund(refundId: string): Promise<boolean> {
  const chargeId = await (await requirePayments()).chargeOfRefund(refundId);
  return chargeId !== null && syncRefunds(chargeId);
}

/**
 * Stores the refunds of a payment, including failed ones. A refund does not end access, which ends with the
 * subscription, but a fully refunded gift is revoked.
 */
export async function syncRefunds(chargeId: string): Promise<boolean> {
  const requestedAt = await readDatabaseTime(db());
  const charge = await (await requirePayments()).readCharge(chargeId);
  const { invoiceId, refundedCents } = charge;
  if (invoiceId === null) return syncGift(charge, requestedAt);
  // The event about a payment may arrive after that about its refund.
  await syncInvoice(invoiceId);
  return transaction(async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId);
    if (!invoice) return false;
    if (isOlder(requestedAt, invoice)) return true;
    await updateInvoiceRow(tx, invoiceId, { refundedCents, refundsAskedAt: requestedAt });
    await adjustCommissions(tx, invoiceId);
    await tell(tx, invoice.accountId, await unrecordedRefunds(tx, charge));
    return true;
  });
}

async function syncGift(charge: PaidCharge, requestedAt: Date) {
  const { paymentId, amountCents, refundedCents } = charge;
  if (paymentId === null) return false;
  return transaction(async (tx) => {
    const gift = await lockGiftByPayment(tx, paymentId);
    if (!gift) return false;
    if (isOlder(requestedAt, gift)) return true;
    await recordRefundsAsked(tx, gift.id, requestedAt);
    const isFull = refundedCents >= amountCents;
    if (isFull && gift.takenBackBy === null) await revokeGift(tx, { id: gift.id, by: 'refund', at: now() });
    if (!isFull && gift.takenBackBy === 'refund') await restoreGift(tx, gift.id, now());
    await tell(tx, gift.buyerId, await unrecordedRefunds(tx, charge));
    return true;
  });
}

/** Whether the response to a later request was already stored. */
const isOlder = (requestedAt: Date, { refundsAskedAt }: { refundsAskedAt: Date | null }) =>
  refundsAskedAt !== null && requestedAt < refundsAskedAt;

/**
 * Refunds whose member has not been notified. Earlier versions recorded the sum of refunds per payment instead of each
 * refund, so the oldest refunds up to that sum count as notified. Stripe lists the latest refund first.
 */
async function unrecordedRefunds(tx: Tx, { id, refunds }: PaidCharge): Promise<PaidRefund[]> {
  const oldestFirst = refunds.toReversed();
  let sum = 0;
  const keys = oldestFirst.map(({ amountCents }) => `refund:${id}:${(sum += amountCents)}`);
  let reportedCents = await sumDetails(tx, [`refund:${id}`, ...keys]);
  return oldestFirst.filter(({ amountCents, state }) => {
    if (amountCents > reportedCents) return true;
    reportedCents -= amountCents;
    return state === 'failed';
  });
}

/** Notifies the member of each refund once when it is made, and once if it fails. */
async function tell(tx: Tx, accountId: string, refunds: readonly PaidRefund[]) {
  const payer = await findPayerOf(tx, accountId);
  for (const { id, amountCents, state } of refunds) {
    const isGiven = state === 'given';
    await recordEvent(tx, { name: isGiven ? 'refund' : 'refund_failed', key: id, detail: String(amountCents) });
    if (!isGiven) log.warn({ refund: id }, 'a bank rejected a refund; send it another way');
    if (!payer) continue;
    const kind = isGiven ? 'refunded' : 'refund-failed';
    await enqueueBillingMail(tx, { payer, kind, key: id, amountCents, interval: 'month', at: now() });
  }
}

/** Refunds an invoice for the operator. The effects follow from Stripe's event, as for refunds made at Stripe. */
export async function refund(invoiceId: string, amountCents: number | undefined, origin: Origin) {
  const invoice = await findInvoice(db(), invoiceId);
  if (!invoice) throw new AppError('not_found', refundUnknown);
  const left = invoice.paidCents - invoice.refundedCents;
  if (left <= 0 || (amountCents ?? left) > left) throw new AppError('unprocessable', refundTooMuch);
  // Until Stripe's event about the refund arrives, a repeated request is the same refund; after a failed refund, it is
  // a new one.
  const subject = `${invoiceId}:${invoice.refundsAskedAt?.getTime() ?? 0}:${amountCents ?? 'all'}`;
  const payments = await requirePayments();
  await attempt({ accountId: invoice.accountId, operation: 'refund', subject }, (key) =>
    payments.refundInvoice(invoiceId, amountCents, key),
  );
  const detail = { invoice: invoiceId, cents: amountCents ?? left };
  await recordAudit(db(), { event: 'invoice_refunded', result: 'ok', subject: invoice.accountId, origin, detail });
  return { refundedCents: amountCents ?? left };
}
