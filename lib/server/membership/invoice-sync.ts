import { now } from '@/lib/server/platform/clock';
import { db, transaction, type Tx } from '@/lib/server/platform/db/pool';
import { findCustomer, findPayer, listCards, saveInvoice } from './billing-repository';
import { lockByStripeId, insertCredit, readDatabaseTime } from './subscriptions-repository';
import { findLiveCode } from '@/lib/server/referrals/referrals-repository';
import { oldestHonoredTerms } from '@/lib/content/referrals/promoter-terms';
import type { PaidInvoice } from '@/lib/server/providers/payments/payments';
import { enqueueBillingMail } from './billing-mails';
import { recordEvent } from '@/lib/server/visits/events';
import { recordCommissions } from './credits/invoice-commissions';
import { requirePayments } from './payments';

/** Fetches an invoice from Stripe and stores it. A payment is announced once, and its commissions are recorded. */
export async function syncInvoice(id: string): Promise<void> {
  const requestedAt = await readDatabaseTime(db());
  await keepInvoice(await (await requirePayments()).readInvoice(id), requestedAt);
}

/** Fetches all of an account's invoices from Stripe and stores them. */
export async function syncInvoices(accountId: string): Promise<void> {
  const customerId = await findCustomer(db(), accountId);
  if (customerId === null) return;
  const requestedAt = await readDatabaseTime(db());
  for (const invoice of await (await requirePayments()).listInvoices(customerId))
    await keepInvoice(invoice, requestedAt);
}

async function keepInvoice(invoice: PaidInvoice, requestedAt: Date) {
  const {
    customerId,
    promotionCodes,
    id,
    subscriptionId: stripeSubscription,
    ownCardId: _,
    paidByCardId,
    ...rest
  } = invoice;
  await transaction(async (tx) => {
    const payer = customerId === null ? null : await findPayer(tx, customerId);
    if (!payer) return;
    const owner = stripeSubscription === null ? null : await lockByStripeId(tx, stripeSubscription, null);
    // An invoice of an unknown subscription in the same Stripe account is not ours.
    if (stripeSubscription !== null && !owner) return;
    const row = {
      ...rest,
      ...(await cardOf(tx, payer.accountId, paidByCardId)),
      stripeId: id,
      accountId: payer.accountId,
      subscriptionId: owner?.id ?? null,
      syncedAt: requestedAt,
    };
    await saveInvoice(tx, row);
    if (!owner || invoice.status !== 'paid' || invoice.paidCents === 0) return;
    await recordEvent(tx, { name: 'paid', key: id, detail: owner.tier, uniqueId: owner.uniqueId ?? undefined });
    const { interval, periodEnd } = owner;
    await enqueueBillingMail(tx, {
      payer,
      kind: 'paid',
      key: id,
      amountCents: invoice.paidCents,
      interval,
      at: periodEnd,
    });
    for (const code of promotionCodes) {
      const live = await findLiveCode(tx, code, oldestHonoredTerms);
      if (!live) continue;
      const { accountId } = payer;
      const credit = { subscriptionId: owner.id, accountId, ownerId: live.ownerId, code: live.code };
      await insertCredit(tx, { ...credit, source: 'invoice', creditedAt: now() });
    }
    await recordCommissions(tx, id, { hasCode: promotionCodes.length > 0 });
  });
}

/**
 * Brand and last four digits of the card that paid, from our own list. Empty if the card is unknown, so that stored
 * values are kept.
 */
async function cardOf(tx: Tx, accountId: string, id: string | null) {
  const card = id === null ? undefined : (await listCards(tx, accountId)).find(({ stripeId }) => stripeId === id);
  return card ? { cardBrand: card.brand, cardLast4: card.last4 } : {};
}
