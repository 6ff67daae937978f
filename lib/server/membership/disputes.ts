import type { DisputeState } from '@/lib/domain/membership/plans';
import { now } from '@/lib/server/platform/clock';
import { db, transaction, type Tx } from '@/lib/server/platform/db/pool';
import type { PaidCharge } from '@/lib/server/providers/payments/payments';
import { updateInvoiceRow, findInvoice, lockInvoice } from './billing-repository';
import { lockGiftByPayment, revokeGift } from './gifts/gifts-repository';
import { findCurrentSubscription, readDatabaseTime } from './subscriptions-repository';
import { recordEvent } from '@/lib/server/visits/events';
import { adjustCommissions } from './credits/invoice-commissions';
import { syncInvoice } from './invoice-sync';
import { requirePayments } from './payments';
import { recordSubscriptionEnd } from './subscription-sync';

type Asked = { id: string; state: DisputeState; requestedAt: Date };

/**
 * Stores the state of a dispute. Access continues while the dispute is open. If it is lost, the subscription or gift
 * that the payment was for ends.
 */
export async function syncDispute(id: string): Promise<boolean> {
  const payments = await requirePayments();
  const requestedAt = await readDatabaseTime(db());
  const { chargeId, state } = await payments.readDispute(id);
  const charge = await payments.readCharge(chargeId);
  const { invoiceId } = charge;
  if (invoiceId === null) return state === 'lost' && loseGift(charge);
  await syncInvoice(invoiceId);
  const accountId = await transaction((tx) => note(tx, invoiceId, { id, state, requestedAt }));
  if (accountId === null) return false;
  const live = state === 'lost' ? await findCurrentSubscription(db(), accountId) : null;
  const invoice = live ? await findInvoice(db(), invoiceId) : null;
  if (live && live.stripeId !== null && invoice?.subscriptionId === live.id) await recordSubscriptionEnd(live.stripeId);
  return true;
}

/** Stores the state on the invoice, unless the response to a later request was stored. */
async function note(tx: Tx, invoiceId: string, { id, state, requestedAt }: Asked) {
  const invoice = await lockInvoice(tx, invoiceId);
  if (!invoice) return null;
  if (invoice.disputeAskedAt === null || invoice.disputeAskedAt <= requestedAt)
    await updateInvoiceRow(tx, invoiceId, { dispute: state, disputeAskedAt: requestedAt });
  await adjustCommissions(tx, invoiceId);
  await recordEvent(tx, { name: 'dispute', key: `${id}:${state}`, detail: state });
  return invoice.accountId;
}

async function loseGift({ id, paymentId }: PaidCharge): Promise<boolean> {
  if (paymentId === null) return false;
  return transaction(async (tx) => {
    const gift = await lockGiftByPayment(tx, paymentId);
    if (!gift) return false;
    await revokeGift(tx, { id: gift.id, by: 'dispute', at: now() });
    await recordEvent(tx, { name: 'dispute', key: id, detail: 'lost' });
    return true;
  });
}
