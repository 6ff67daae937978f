import type { DisputeState } from '@/lib/domain/membership/plans';
import { now } from '@/lib/server/platform/clock';
import { db, transaction, type Tx } from '@/lib/server/platform/db/pool';
import type { PaidCharge } from '@/lib/server/providers/payments/payments';
import { changeInvoice, findInvoice, holdInvoice } from './billing-repository';
import { holdGiftByPayment, takeBackGift } from './gifts/gifts-repository';
import { findLive, readMoment } from './subscriptions-repository';
import { recordHappening } from '@/lib/server/visits/events';
import { adjustCommissions } from './credits/invoice-commissions';
import { syncInvoice } from './invoice-sync';
import { requirePayments } from './payments';
import { keepEnd } from './subscription-sync';

type Asked = { id: string; state: DisputeState; asked: Date };

/**
 * Stores the state of a dispute. While it is open access continues; when it is lost the money is gone, so the
 * subscription or gift that it paid for ends.
 */
export async function syncDispute(id: string): Promise<boolean> {
  const payments = await requirePayments();
  const asked = await readMoment(db());
  const { chargeId, state } = await payments.readDispute(id);
  const charge = await payments.readCharge(chargeId);
  const { invoiceId } = charge;
  if (invoiceId === null) return state === 'lost' && loseGift(charge);
  await syncInvoice(invoiceId);
  const accountId = await transaction((tx) => note(tx, invoiceId, { id, state, asked }));
  if (accountId === null) return false;
  const live = state === 'lost' ? await findLive(db(), accountId) : null;
  const invoice = live ? await findInvoice(db(), invoiceId) : null;
  if (live && live.stripeId !== null && invoice?.subscriptionId === live.id) await keepEnd(live.stripeId);
  return true;
}

/** A response older than the stored one is ignored. */
async function note(tx: Tx, invoiceId: string, { id, state, asked }: Asked) {
  const invoice = await holdInvoice(tx, invoiceId);
  if (!invoice) return null;
  if (invoice.disputeAskedAt === null || invoice.disputeAskedAt <= asked)
    await changeInvoice(tx, invoiceId, { dispute: state, disputeAskedAt: asked });
  await adjustCommissions(tx, invoiceId);
  await recordHappening(tx, { name: 'dispute', key: `${id}:${state}`, detail: state });
  return invoice.accountId;
}

async function loseGift({ id, paymentId }: PaidCharge): Promise<boolean> {
  if (paymentId === null) return false;
  return transaction(async (tx) => {
    const gift = await holdGiftByPayment(tx, paymentId);
    if (!gift) return false;
    await takeBackGift(tx, { id: gift.id, by: 'dispute', at: now() });
    await recordHappening(tx, { name: 'dispute', key: id, detail: 'lost' });
    return true;
  });
}
