import { notFound } from '@/lib/content/shared/messages';
import { reasonWithout } from '@/lib/domain/referrals/sale-reasons';
import { db } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { toTrace } from './trace';
import { findSaleRecord, findTracedCommissions } from './trace-repository';

/** How many levels of referrers are traced. Owners of codes that the buyer used are traced too. */
const levels = 3;

/** An invoice's trace for each account that was paid or could have been. */
export async function traceInvoice(invoiceId: string) {
  const [record, commissions] = await Promise.all([
    findSaleRecord(db(), invoiceId),
    findTracedCommissions(db(), invoiceId),
  ]);
  if (!record) throw new AppError('not_found', notFound);
  const paid = commissions.map(({ commission }) => commission.payeeId);
  const { chain, boundTo, signUpCodeOwner, lastLinkOwner } = record;
  const concerned = [...paid, ...chain.slice(0, levels), boundTo, signUpCodeOwner, lastLinkOwner];
  const ids = new Set(concerned.filter((id) => id !== null));
  return {
    invoiceId,
    payerId: record.payerId,
    reason: paid.length === 0 ? reasonWithout(record, null) : null,
    traces: [...ids].map((accountId) => ({
      accountId,
      trace: toTrace(
        record,
        commissions.find(({ commission }) => commission.payeeId === accountId),
        accountId,
      ),
    })),
  };
}
