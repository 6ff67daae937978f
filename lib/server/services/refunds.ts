import { refundTooMuch, refundUnknown } from '@/lib/content/payment-messages';
import { now } from '../clock';
import { db, transaction, type Tx } from '../db/pool';
import { AppError } from '../errors';
import { log } from '../log';
import type { Origin } from '../origin';
import type { PaidCharge, PaidRefund } from '../providers/payments/payments';
import { recordAudit } from '../repositories/audit';
import { changeInvoice, findInvoice, findPayerOf, holdInvoice } from '../repositories/billing';
import { sumDetails } from '../repositories/events';
import { holdGiftByPayment, noteRefundsAsked, restoreGift, takeBackGift } from '../repositories/gifts';
import { readMoment } from '../repositories/subscriptions';
import { writeBilling } from './billing-mails';
import { recordHappening } from './events';
import { syncInvoice } from './invoice-sync';
import { requirePayments } from './payments';

/** The news of one refund is news of all that its payment gave back. */
export async function syncRefund(refundId: string): Promise<boolean> {
  const chargeId = await (await requirePayments()).chargeOfRefund(refundId);
  return chargeId !== null && syncRefunds(chargeId);
}

/**
 * Writes down what of a payment went back, or did not after all. A refund is ours to give and closes nothing by itself:
 * what ends a membership is the end of its subscription. A gift whose money went back whole opens nothing any more.
 */
export async function syncRefunds(chargeId: string): Promise<boolean> {
  const asked = await readMoment(db());
  const charge = await (await requirePayments()).readCharge(chargeId);
  const { invoiceId, refundedCents } = charge;
  if (invoiceId === null) return syncGift(charge, asked);
  // The news of the payment may come after that of its refund.
  await syncInvoice(invoiceId);
  return transaction(async (tx) => {
    const invoice = await holdInvoice(tx, invoiceId);
    if (!invoice) return false;
    if (isOlder(asked, invoice)) return true;
    await changeInvoice(tx, invoiceId, { refundedCents, refundsAskedAt: asked });
    await tell(tx, invoice.accountId, await untold(tx, charge));
    return true;
  });
}

async function syncGift(charge: PaidCharge, asked: Date) {
  const { paymentId, amountCents, refundedCents } = charge;
  if (paymentId === null) return false;
  return transaction(async (tx) => {
    const gift = await holdGiftByPayment(tx, paymentId);
    if (!gift) return false;
    if (isOlder(asked, gift)) return true;
    await noteRefundsAsked(tx, gift.id, asked);
    const isWhole = refundedCents >= amountCents;
    if (isWhole && gift.takenBackBy === null) await takeBackGift(tx, { id: gift.id, by: 'refund', at: now() });
    if (!isWhole && gift.takenBackBy === 'refund') await restoreGift(tx, gift.id, now());
    await tell(tx, gift.buyerId, await untold(tx, charge));
    return true;
  });
}

/** What was asked of Stripe before the answer that stands is no news any more. */
const isOlder = (asked: Date, { refundsAskedAt }: { refundsAskedAt: Date | null }) =>
  refundsAskedAt !== null && asked < refundsAskedAt;

/**
 * Before refunds were told one by one, what they came to was, under the payment and that sum: so much of them, the oldest,
 * has been told. Stripe names the latest first.
 */
async function untold(tx: Tx, { id, refunds }: PaidCharge): Promise<PaidRefund[]> {
  const oldestFirst = refunds.toReversed();
  let sum = 0;
  const keys = oldestFirst.map(({ amountCents }) => `refund:${id}:${(sum += amountCents)}`);
  let told = await sumDetails(tx, [`refund:${id}`, ...keys]);
  return oldestFirst.filter(({ amountCents, state }) => {
    if (amountCents > told) return true;
    told -= amountCents;
    return state === 'failed';
  });
}

/** Each refund is told once when it is given, and once when it fails. */
async function tell(tx: Tx, accountId: string, refunds: readonly PaidRefund[]) {
  const payer = await findPayerOf(tx, accountId);
  for (const { id, amountCents, state } of refunds) {
    const isGiven = state === 'given';
    await recordHappening(tx, { name: isGiven ? 'refund' : 'refund_failed', key: id, detail: String(amountCents) });
    if (!isGiven) log.warn({ refund: id }, 'A bank refused what was given back: it has to go another way.');
    if (!payer) continue;
    const kind = isGiven ? 'refunded' : 'refund-failed';
    await writeBilling(tx, { payer, kind, key: id, amountCents, interval: 'month', at: now() });
  }
}

/** The operator gives money back; what follows comes by Stripe's own word, as after a refund made at Stripe itself. */
export async function refund(invoiceId: string, amountCents: number | undefined, origin: Origin) {
  const invoice = await findInvoice(db(), invoiceId);
  if (!invoice) throw new AppError('not_found', refundUnknown);
  const left = invoice.paidCents - invoice.refundedCents;
  if (left <= 0 || (amountCents ?? left) > left) throw new AppError('unprocessable', refundTooMuch);
  // The same wish said twice, before Stripe told of the first, is one refund; after one that failed it is a new one.
  const key = `refund:${invoiceId}:${invoice.refundsAskedAt?.getTime() ?? 0}:${amountCents ?? 'all'}`;
  await (await requirePayments()).refundInvoice(invoiceId, amountCents, key);
  const detail = { invoice: invoiceId, cents: amountCents ?? left };
  await recordAudit(db(), { event: 'invoice_refunded', result: 'ok', subject: invoice.accountId, origin, detail });
  return { refundedCents: amountCents ?? left };
}
