import { notFound } from '@/lib/content/shared/messages';
import type { SaleTrace } from '@/lib/contracts/referrals/earnings';
import { payoutSchedules } from '@/lib/domain/referrals/referrals';
import { db } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { toSale, toSaleWithout } from './sales';
import { findSaleRecord, findTracedCommissions, type SaleRecord, type TracedCommission } from './trace-repository';

/** Why a sale paid the caller or did not; 404 for sales that the caller has no part in. */
export async function traceSale(accountId: string, invoiceId: string): Promise<SaleTrace> {
  const [record, commissions] = await Promise.all([
    findSaleRecord(db(), invoiceId),
    findTracedCommissions(db(), invoiceId),
  ]);
  const traced = commissions.find(({ commission }) => commission.payeeId === accountId);
  if (!record || !(traced || hasPart(record, accountId))) throw new AppError('not_found', notFound);
  return toTrace(record, traced, accountId);
}

const hasPart = ({ payerId, chain, above, signUpCodeOwner, lastLinkOwner }: SaleRecord, accountId: string) =>
  [...chain, ...above, payerId, signUpCodeOwner, lastLinkOwner].includes(accountId);

/** The trace for one account. How the buyer arrived is included only for the ambassador who referred them. */
export function toTrace(record: SaleRecord, traced: TracedCommission | undefined, accountId: string): SaleTrace {
  const { firstName, lastName, link, credit, visit, boundTo } = record;
  const sale = traced
    ? toSale({ commission: traced.commission, firstName, lastName, dispute: record.dispute })
    : toSaleWithout(record, accountId);
  const isOwn = sale.level === 1;
  return {
    sale,
    visit: isOwn && visit ? { ...visit, at: iso(visit.at) } : null,
    signedUpAt: iso(record.signedUpAt),
    link: isOwn && link ? { code: link.code, boundAt: iso(link.at), isYours: boundTo === accountId } : null,
    credit: credit
      ? {
          ...{ source: credit.source, at: iso(credit.at), isYours: credit.ownerId === accountId },
          code: credit.ownerId === accountId ? credit.code : null,
        }
      : null,
    invoice: {
      ...{ status: record.status, at: iso(record.at), paidCents: record.paidCents },
      ...{ refundedCents: record.refundedCents, dispute: record.dispute },
    },
    ...termsOf(traced),
  };
}

function termsOf(traced: TracedCommission | undefined) {
  if (!traced) return { rate: null, approvedAt: null, paidAt: null, holdReason: null, entries: [] };
  const { rateVersion, referrals, cutBp, termsId, approvedAt, paidAt, holdReason } = traced.commission;
  const schedule = payoutSchedules.find(({ version }) => version === rateVersion);
  return {
    rate: {
      ...{ version: rateVersion, effectiveFrom: schedule?.effectiveFrom ?? null, referrals, cutBp },
      isAgreed: termsId !== null,
      // An unmet activity condition sets the rate to zero, so with any other rate it was met or there is none.
      unmetActivityDays: cutBp === 0 ? traced.activityDays : null,
    },
    approvedAt: approvedAt?.toISOString() ?? null,
    paidAt: paidAt?.toISOString() ?? null,
    holdReason,
    entries: traced.entries.map((entry) => ({ ...entry, at: iso(entry.at) })),
  };
}

const iso = (text: string) => new Date(text).toISOString();
