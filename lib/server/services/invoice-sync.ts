import { now } from '../clock';
import { db, transaction } from '../db/pool';
import { findCustomer, findPayer, saveInvoice } from '../repositories/billing';
import { holdByStripe, insertCredit, readMoment } from '../repositories/subscriptions';
import { findLiveCode } from '../repositories/referrals';
import { oldestHonouredTerms } from '@/lib/content/promoter-terms';
import type { PaidInvoice } from '../providers/payments/payments';
import { writeBilling } from './billing-mails';
import { recordHappening } from './events';
import { requirePayments } from './payments';

/** Asks Stripe for an invoice and writes it down; what was paid is told once, and credited to whose code was used. */
export async function syncInvoice(id: string): Promise<void> {
  const asked = await readMoment(db());
  await keepInvoice(await (await requirePayments()).readInvoice(id), asked);
}

/** All invoices of an account, as Stripe has them. */
export async function syncInvoices(accountId: string): Promise<void> {
  const customerId = await findCustomer(db(), accountId);
  if (customerId === null) return;
  const asked = await readMoment(db());
  for (const invoice of await (await requirePayments()).listInvoices(customerId)) await keepInvoice(invoice, asked);
}

async function keepInvoice(invoice: PaidInvoice, asked: Date) {
  const { customerId, promotionCodes, id, subscriptionId: stripeSubscription, ...rest } = invoice;
  await transaction(async (tx) => {
    const payer = customerId === null ? null : await findPayer(tx, customerId);
    if (!payer) return;
    const owner = stripeSubscription === null ? null : await holdByStripe(tx, stripeSubscription, null);
    // Whatever else is billed at the same Stripe is not ours.
    if (stripeSubscription !== null && !owner) return;
    const row = {
      ...rest,
      stripeId: id,
      accountId: payer.accountId,
      subscriptionId: owner?.id ?? null,
      syncedAt: asked,
    };
    await saveInvoice(tx, row);
    if (!owner || invoice.status !== 'paid' || invoice.paidCents === 0) return;
    await recordHappening(tx, { name: 'paid', key: id, detail: owner.tier, uniqueId: owner.uniqueId ?? undefined });
    const { interval, periodEnd } = owner;
    await writeBilling(tx, { payer, kind: 'paid', key: id, amountCents: invoice.paidCents, interval, at: periodEnd });
    for (const code of promotionCodes) {
      const live = await findLiveCode(tx, code, oldestHonouredTerms);
      if (!live) continue;
      const { accountId } = payer;
      const credit = { subscriptionId: owner.id, accountId, ownerId: live.ownerId, code: live.code };
      await insertCredit(tx, { ...credit, source: 'invoice', creditedAt: now() });
    }
  });
}
