import { notFound } from '@/lib/content/shared/messages';
import type { Receipt } from '@/lib/contracts/membership/billing';
import { db } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { settings } from '@/lib/server/platform/settings/env';
import { findPayments } from '../payments';
import { findReceipt } from './receipts-repository';

/** An invoice of the caller, from our own tables. Another member's invoice does not exist for the caller. */
export async function readReceipt(accountId: string, id: string): Promise<Receipt> {
  const [found, payments] = await Promise.all([findReceipt(db(), accountId, id), findPayments()]);
  if (!found) throw new AppError('not_found', notFound);
  const { invoice, tier, firstName, lastName, email } = found;
  const { operator } = settings();
  return {
    isSimulated: payments?.isReal === false,
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
    buyer: { name: `${firstName} ${lastName}`.trim(), email },
    seller: { name: operator.name ?? null, address: operator.address ?? null, email: operator.email ?? null },
  };
}
