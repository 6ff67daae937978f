import { giftLine } from '@/lib/content/membership/receipt';
import { notFound } from '@/lib/content/shared/messages';
import type { Receipt } from '@/lib/contracts/membership/billing';
import { db } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { settings } from '@/lib/server/platform/settings/env';
import { findPayments } from '../payments';
import { findGiftReceipt, findReceipt } from './receipts-repository';

/**
 * A receipt for one of the caller's invoices or gift payments, read from our own tables. Throws 404 for those of other
 * accounts.
 */
export async function readReceipt(accountId: string, id: string): Promise<Receipt> {
  const payments = await findPayments();
  const { operator } = settings();
  const seller = { name: operator.name ?? null, address: operator.address ?? null, email: operator.email ?? null };
  const shown = (await invoiceReceipt(accountId, id)) ?? (await giftReceipt(accountId, id));
  if (!shown) throw new AppError('not_found', notFound);
  return { ...shown, isSimulated: payments?.isReal === false, seller };
}

type Shown = Omit<Receipt, 'isSimulated' | 'seller'>;

async function invoiceReceipt(accountId: string, id: string): Promise<Shown | null> {
  const found = await findReceipt(db(), accountId, id);
  if (!found) return null;
  const { invoice, tier } = found;
  return {
    id: invoice.stripeId,
    number: invoice.number,
    status: invoice.status,
    tier,
    totalCents: invoice.totalCents,
    creditCents: invoice.creditCents,
    paidCents: invoice.paidCents,
    refundedCents: invoice.refundedCents,
    dispute: invoice.dispute,
    lines: invoice.lines,
    at: invoice.createdAt.toISOString(),
    paidAt: invoice.paidAt?.toISOString() ?? null,
    periodStart: invoice.periodStart.toISOString(),
    periodEnd: invoice.periodEnd.toISOString(),
    card:
      invoice.cardBrand !== null && invoice.cardLast4 !== null
        ? { brand: invoice.cardBrand, last4: invoice.cardLast4 }
        : null,
    pageUrl: invoice.pageUrl,
    buyer: buyerOf(found),
  };
}

/** Gifts have no invoice at Stripe, so their payment is shown like one. */
async function giftReceipt(accountId: string, id: string): Promise<Shown | null> {
  const found = await findGiftReceipt(db(), accountId, id);
  if (!found) return null;
  const { gift } = found;
  const { amountCents, months, paidAt, refundedAt, takenBackBy } = gift;
  return {
    id,
    number: `GIFT-${id.slice(0, 8).toUpperCase()}`,
    status: 'paid',
    tier: 'member',
    totalCents: amountCents,
    creditCents: 0,
    paidCents: amountCents,
    refundedCents: refundedAt && takenBackBy !== 'dispute' ? amountCents : 0,
    dispute: takenBackBy === 'dispute' ? 'lost' : null,
    lines: [{ description: giftLine(months), amountCents }],
    at: (paidAt ?? gift.createdAt).toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    ...{ periodStart: null, periodEnd: null, card: null, pageUrl: null },
    buyer: buyerOf(found),
  };
}

type Buyer = { firstName: string; lastName: string; email: string };

const buyerOf = ({ firstName, lastName, email }: Buyer) => ({ name: `${firstName} ${lastName}`.trim(), email });
