import type { Sale, SaleFilter } from '@/lib/contracts/referrals/earnings';
import { initialsOf } from '@/lib/domain/referrals/initials';
import { reasonWithout } from '@/lib/domain/referrals/sale-reasons';
import { db } from '@/lib/server/platform/db/pool';
import { makeCursor, readCursor } from '@/lib/server/platform/http/cursor';
import { isSampleAccount } from '@/lib/domain/referrals/sample-accounts';
import { listOwnCommissions, withoutCommission, type OwnCommission } from './sales-repository';
import { findSaleRecords, type SaleRecord } from './trace-repository';

const perPage = 20;

/** A page of the caller's sales, latest first: those with a commission, those without, or both. */
export async function listSales(accountId: string, { filter, cursor }: { filter: SaleFilter; cursor?: string }) {
  const list = `sales ${filter} ${accountId}`;
  const [at, id] = readCursor(list, cursor) ?? [];
  const after = at === undefined || id === undefined ? undefined : { at: new Date(at), id };
  const page = { after, limit: perPage + 1 };
  const state = filter === 'all' || filter === 'none' ? undefined : filter;
  const earned = filter === 'none' ? [] : await listOwnCommissions(db(), accountId, { ...page, state });
  const others = state === undefined ? await findSaleRecords(db(), withoutCommission(accountId, page)) : [];
  const found = [...earned.map(toSale), ...others.map((record) => toSaleWithout(record, accountId))].toSorted(
    latestFirst,
  );
  const items = found.slice(0, perPage);
  const last = items.at(-1);
  return {
    items,
    isSample: isSampleAccount(accountId),
    nextCursor: found.length > perPage && last ? makeCursor(list, [last.at, last.id]) : null,
  };
}

/** Matches the order of both queries: latest first, then by invoice id descending. The ids are ASCII. */
const latestFirst = (a: Sale, b: Sale) => Date.parse(b.at) - Date.parse(a.at) || (a.id < b.id ? 1 : -1);

/** A sale with a commission for the caller. */
export function toSale({ commission, firstName, lastName, dispute }: OwnCommission): Sale {
  const { invoiceId, degree, earnedAt, approvesAt, ...row } = commission;
  const { revenueCents, cutBp, earnedCents, reversedCents, paidCents, state, holdReason } = row;
  return {
    ...{ id: invoiceId, at: earnedAt.toISOString(), level: degree, revenueCents, cutBp, earnedCents, reversedCents },
    ...{ paidCents, state, approvesAt: approvesAt.toISOString(), reason: null },
    ...{ holdReason, dispute },
    buyer: degree === 1 ? initialsOf(firstName, lastName) : null,
  };
}

/** A sale without a commission for the caller. The buyer's initials are included only if the caller referred them. */
export function toSaleWithout(record: SaleRecord, accountId: string): Sale {
  const place = record.chain.indexOf(accountId);
  const isOwnReferral = record.boundTo === accountId || place === 0;
  return {
    ...{ id: record.id, at: new Date(record.at).toISOString(), revenueCents: record.paidCents, cutBp: null },
    ...{ earnedCents: 0, reversedCents: 0, paidCents: 0, state: null, approvesAt: null },
    level: isOwnReferral ? 1 : place === 1 || record.above[1] === accountId ? 2 : null,
    buyer: isOwnReferral ? initialsOf(record.firstName, record.lastName) : null,
    reason: reasonWithout(record, accountId),
    ...{ holdReason: null, dispute: record.dispute },
  };
}
