import { commissionCents, commissionHoldDays, payeesOf } from '@/lib/domain/referrals/commissions';
import { randomId } from '@/lib/domain/shared/ids';
import { now } from '@/lib/server/platform/clock';
import type { Tx } from '@/lib/server/platform/db/pool';
import {
  updateCommission,
  countOtherReferrals,
  hasCommissions,
  lockCommissionsOf,
  insertCommission,
  listOpenAccounts,
  listReferrers,
  lockPayees,
} from './commissions-repository';
import { holdReasonFor } from './partners/fraud';
import { rateAt } from './partners/rates';

/** A paid subscription invoice and the account credited with referring its subscription. */
export type Sale = { invoiceId: string; payerId: string; ownerId: string; revenueCents: number; paidAt: Date };

/** When the change is recorded in the ledger: now, except for backdated sample data. */
type Recorded = { at?: Date };

/**
 * Records the commissions of a sale, once per invoice. The rate is the one in effect when the invoice was paid, for the
 * tier that the payee reaches with this sale, unless agreed terms apply on that day. A commission that matches a fraud
 * rule is held. A deleted account earns nothing; the other level is not affected.
 */
export async function earnCommissions(
  tx: Tx,
  { invoiceId, payerId, ownerId, revenueCents, paidAt, at = now() }: Sale & Recorded,
) {
  if (await hasCommissions(tx, invoiceId)) return;
  const payees = payeesOf(payerId, await listReferrers(tx, ownerId));
  const open = await listOpenAccounts(
    tx,
    payees.map(({ payeeId }) => payeeId),
  );
  await lockPayees(tx, open);
  const approvesAt = new Date(paidAt.getTime() + commissionHoldDays * 86_400_000);
  for (const { degree, payeeId } of payees) {
    if (!open.includes(payeeId)) continue;
    const referrals = 1 + (await countOtherReferrals(tx, { payeeId, degree, payerId, at: paidAt }));
    const { version, cutBp, termsId } = await rateAt(tx, { accountId: payeeId, degree, referrals, at: paidAt });
    const holdReason = await holdReasonFor(tx, { payerId, payeeId, ownerId });
    await insertCommission(tx, {
      ...{ id: randomId(), invoiceId, degree, payeeId, payerId, revenueType: 'subscription', revenueCents },
      ...{ referrals, rateVersion: version, cutBp, termsId, earnedCents: commissionCents(revenueCents, cutBp) },
      ...{ earnedAt: paidAt, approvesAt, changedAt: at, holdReason },
    });
  }
}

/**
 * Adjusts an invoice's commissions to what we keep of its payment. Each commission is recomputed from the total kept,
 * so the order of refunds does not matter, and a failed refund or a won dispute restores the commission.
 */
export async function adjustToNetPayment(tx: Tx, invoiceId: string, keptCents: number, { at = now() }: Recorded = {}) {
  for (const row of await lockCommissionsOf(tx, invoiceId)) {
    const due = commissionCents(Math.min(keptCents, row.revenueCents), row.cutBp);
    const reversedCents = row.earnedCents - due;
    if (reversedCents !== row.reversedCents) await updateCommission(tx, row.id, { reversedCents, changedAt: at });
  }
}
