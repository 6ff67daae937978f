import { keptCents } from '@/lib/domain/referrals/commissions';
import { now } from '@/lib/server/platform/clock';
import type { Tx } from '@/lib/server/platform/db/pool';
import { earnCommissions, adjustToNetPayment } from '@/lib/server/referrals/commissions';
import { findInvoice } from '@/lib/server/membership/billing-repository';
import { findCredit } from '@/lib/server/membership/subscriptions-repository';

/**
 * Records the commissions of a paid subscription invoice. A code that was entered on an invoice earns commissions on
 * that invoice and later ones, not on earlier ones.
 */
export async function recordCommissions(tx: Tx, invoiceId: string, { hasCode, at }: { hasCode: boolean; at?: Date }) {
  const invoice = await findInvoice(tx, invoiceId);
  if (!invoice || invoice.subscriptionId === null || invoice.status !== 'paid' || invoice.paidCents === 0) return;
  const { accountId: payerId, paidCents: revenueCents, createdAt } = invoice;
  const paidAt = invoice.paidAt ?? createdAt;
  const recorded = at === undefined ? {} : { at };
  const credit = await findCredit(tx, invoice.subscriptionId);
  if (!credit || (credit.source === 'invoice' && !hasCode && paidAt < credit.creditedAt)) return;
  await earnCommissions(tx, { invoiceId, payerId, ownerId: credit.ownerId, revenueCents, paidAt, ...recorded });
  await adjustToNetPayment(tx, invoiceId, keptCents(invoice), recorded);
}

/** Adjusts an invoice's commissions after a refund or a dispute. */
export async function adjustCommissions(tx: Tx, invoiceId: string, at: Date = now()) {
  const invoice = await findInvoice(tx, invoiceId);
  if (invoice) await adjustToNetPayment(tx, invoiceId, keptCents(invoice), { at });
}
