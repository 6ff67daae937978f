import { notFound } from '@/lib/content/shared/messages';
import type { Commission } from '@/lib/contracts/referrals/commission-operation';
import type { CommissionState } from '@/lib/domain/referrals/commissions';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { updateCommission, listCommissions, lockCommission, type CommissionRow } from './commissions-repository';

type Wanted = { state?: CommissionState | undefined; limit: number };

export const readCommissions = async ({ state, limit }: Wanted) => ({
  items: (await listCommissions(db(), state, limit)).map(toCommission),
});

/** Holds a pending or approved commission. Paid, reversed and already held commissions reject with a conflict. */
export const holdCommission = (id: string, reason: string, origin: Origin) =>
  change(id, ['pending', 'approved'], { holdReason: reason, event: 'commission_held', origin });

/** Releases a held commission; a commission in any other state rejects with a conflict. */
export const releaseCommission = (id: string, origin: Origin) =>
  change(id, ['held'], { holdReason: null, event: 'commission_released', origin });

type Change = { holdReason: string | null; event: 'commission_held' | 'commission_released'; origin: Origin };

function change(id: string, from: readonly CommissionState[], { holdReason, event, origin }: Change) {
  return transaction(async (tx) => {
    const row = await lockCommission(tx, id);
    if (!row) throw new AppError('not_found', notFound);
    if (!from.includes(row.state)) throw new AppError('conflict', `This commission is ${row.state}.`);
    const changed = await updateCommission(tx, id, { holdReason, changedAt: now() });
    if (!changed) throw new AppError('not_found', notFound);
    const reason = holdReason ?? row.holdReason ?? '';
    await recordAudit(tx, { event, result: 'ok', subject: row.payeeId, origin, detail: { commission: id, reason } });
    return toCommission(changed);
  });
}

const toCommission = (row: CommissionRow): Commission => ({
  ...row,
  earnedAt: row.earnedAt.toISOString(),
  approvesAt: row.approvesAt.toISOString(),
});
