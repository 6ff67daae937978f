import { refundTooMuch, refundUnknown } from '@/lib/content/payment-messages';
import type { DisputeState } from '@/lib/domain/plans';
import { now } from '../clock';
import { db, transaction, type Tx } from '../db/pool';
import { AppError } from '../errors';
import type { Origin } from '../origin';
import type { PaidCharge } from '../providers/payments/payments';
import { recordAudit } from '../repositories/audit';
import { changeInvoice, findInvoice, findPayerOf, holdInvoice } from '../repositories/billing';
import { findGiftByPayment, takeBackGift } from '../repositories/gifts';
import { findLive } from '../repositories/subscriptions';
import { writeBilling } from './billing-mails';
import { recordHappening } from './events';
import { syncInvoice } from './invoice-sync';
import { requirePayments } from './payments';
import { keepEnd } from './subscription-sync';

/**
 * Writes down what of a payment went back. A refund is ours to give and closes nothing by itself: what ends a membership
 * is the end of its subscription. A gift whose money went back whole opens nothing any more.
 */
export async function syncRefunds(chargeId: string): Promise<boolean> {
  const charge = await (await requirePayments()).readCharge(chargeId);
  const { invoiceId, refundedCents, amountCents } = charge;
  if (invoiceId === null) return refundedCents >= amountCents && takeBack(charge, 'refund');
  // The news of the payment may come after that of its refund.
  await syncInvoice(invoiceId);
  return transaction(async (tx) => {
    const invoice = await holdInvoice(tx, invoiceId);
    if (!invoice) return false;
    if (refundedCents <= invoice.refundedCents) return true;
    await changeInvoice(tx, invoiceId, { refundedCents });
    await tellOfRefund(tx, invoice.accountId, `${charge.id}:${refundedCents}`, refundedCents - invoice.refundedCents);
    return true;
  });
}

async function takeBack({ id, paymentId, amountCents }: PaidCharge, by: 'refund' | 'dispute'): Promise<boolean> {
  if (paymentId === null) return false;
  return transaction(async (tx) => {
    const gift = await findGiftByPayment(tx, paymentId);
    if (!gift) return false;
    if (!(await takeBackGift(tx, gift.id, now()))) return true;
    if (by === 'refund') await tellOfRefund(tx, gift.buyerId, id, amountCents);
    else await recordHappening(tx, { name: 'dispute', key: id, detail: 'lost' });
    return true;
  });
}

async function tellOfRefund(tx: Tx, accountId: string, key: string, amountCents: number) {
  await recordHappening(tx, { name: 'refund', key, detail: String(amountCents) });
  const payer = await findPayerOf(tx, accountId);
  if (payer) await writeBilling(tx, { payer, kind: 'refunded', key, amountCents, interval: 'month', at: now() });
}

/**
 * Writes down what a bank makes of a payment that its owner called wrong. While it is open nothing closes; lost, what was
 * paid is taken back for good, so the subscription it paid for ends, or the gift.
 */
export async function syncDispute(disputeId: string): Promise<boolean> {
  const payments = await requirePayments();
  const { chargeId, state } = await payments.readDispute(disputeId);
  const charge = await payments.readCharge(chargeId);
  const { invoiceId } = charge;
  if (invoiceId === null) return state === 'lost' && takeBack(charge, 'dispute');
  await syncInvoice(invoiceId);
  const accountId = await transaction((tx) => noteDispute(tx, invoiceId, disputeId, state));
  if (accountId === null) return false;
  const live = state === 'lost' ? await findLive(db(), accountId) : null;
  const invoice = live ? await findInvoice(db(), invoiceId) : null;
  if (live && live.stripeId !== null && invoice?.subscriptionId === live.id) await keepEnd(live.stripeId);
  return true;
}

async function noteDispute(tx: Tx, invoiceId: string, disputeId: string, state: DisputeState) {
  const invoice = await holdInvoice(tx, invoiceId);
  if (!invoice) return null;
  await changeInvoice(tx, invoiceId, { dispute: state });
  await recordHappening(tx, { name: 'dispute', key: `${disputeId}:${state}`, detail: state });
  return invoice.accountId;
}

/** The operator gives money back; what follows comes by Stripe's own word, as after a refund made at Stripe itself. */
export async function refund(invoiceId: string, amountCents: number | undefined, origin: Origin) {
  const invoice = await findInvoice(db(), invoiceId);
  if (!invoice) throw new AppError('not_found', refundUnknown);
  const left = invoice.paidCents - invoice.refundedCents;
  if (left <= 0 || (amountCents ?? left) > left) throw new AppError('unprocessable', refundTooMuch);
  // So much was given back before: the same wish said twice is one refund.
  const key = `refund:${invoiceId}:${invoice.refundedCents}:${amountCents ?? 'all'}`;
  await (await requirePayments()).refundInvoice(invoiceId, amountCents, key);
  const detail = { invoice: invoiceId, cents: amountCents ?? left };
  await recordAudit(db(), { event: 'invoice_refunded', result: 'ok', subject: invoice.accountId, origin, detail });
  return { refundedCents: amountCents ?? left };
}
