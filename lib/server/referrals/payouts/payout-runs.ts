import type { PayoutRun } from '@/lib/contracts/referrals/payout-operation';
import type { PayoutMethod } from '@/lib/domain/referrals/payouts';
import { randomId } from '@/lib/domain/shared/ids';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { now } from '@/lib/server/platform/clock';
import { db, transaction, type Tx } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { lockPayees } from '@/lib/server/referrals/commissions-repository';
import { findPayoutAccount, findTaxForm } from './payout-accounts-repository';
import { lockPayable } from './payout-balance-repository';
import { updateRun, insertRun, listPayoutsOfRun, listWaiting, lockRun } from './payout-runs-repository';
import { readRun, runNotFound } from './payout-run-views';
import { blockersOf, currentMinimum, isSuspended } from './payout-overview';
import { updatePayout, lockPayout, updatePayoutAmount } from './payouts-repository';

/**
 * Puts the requested payouts of a method into a new run. Each has its own transaction, so that no payee is locked for
 * long.
 */
export async function prepareRun(method: PayoutMethod, origin: Origin): Promise<PayoutRun> {
  const id = randomId();
  await transaction(async (tx) => {
    await insertRun(tx, { id, method, preparedAt: now() });
    const detail = { run: id, method };
    await recordAudit(tx, { event: 'payout_run_prepared', result: 'ok', subject: null, origin, detail });
  });
  for (const { payout } of await listWaiting(db(), method))
    await transaction((tx) =>
      addToRun(tx, { payoutId: payout.id, payeeId: payout.payeeId, runId: id, method }, origin),
    );
  return readRun(id);
}

type Candidate = { payoutId: string; payeeId: string; runId: string; method: PayoutMethod };

/**
 * Adjusts a payout to what can be paid now and adds it to the run. Below the minimum it is canceled; the payee can
 * request it again.
 */
async function addToRun(tx: Tx, { payoutId, payeeId, runId, method }: Candidate, origin: Origin) {
  await lockPayees(tx, [payeeId]);
  const amountCents = await lockPayable(tx, payeeId);
  const payout = await lockPayout(tx, payoutId);
  if (payout?.state !== 'requested' || payout.runId !== null) return;
  const at = now();
  if (amountCents < currentMinimum()) {
    const reason = 'Below the minimum payout after a refund or a hold';
    await updatePayout(tx, payoutId, { state: 'canceled', endedAt: at, reason, changedAt: at });
    const detail = { payout: payoutId, reason };
    await recordAudit(tx, { event: 'payout_canceled', result: 'ok', subject: payeeId, origin, detail });
    return;
  }
  const [account, form] = [await findPayoutAccount(tx, payeeId), await findTaxForm(tx, payeeId)];
  const eligibility = { account, form, availableCents: amountCents, isOpen: false };
  if (blockersOf({ ...eligibility, isSuspended: await isSuspended(tx, payeeId) }).length > 0) return;
  await updatePayoutAmount(tx, { id: payoutId, payeeId, amountCents, changedAt: at });
  await updatePayout(tx, payoutId, { runId, method, changedAt: at });
}

/** Approves the run with the payouts that it now contains. */
export async function approveRun(id: string, origin: Origin): Promise<PayoutRun> {
  await transaction(async (tx) => {
    const run = await lockRun(tx, id);
    const payouts = await listPayoutsOfRun(tx, id);
    if (!run) throw new AppError('not_found', runNotFound);
    if (run.approvedAt || run.canceledAt) throw new AppError('conflict', 'This run is already approved or canceled.');
    if (payouts.length === 0) throw new AppError('conflict', 'This run has no payouts.');
    const approvedCents = payouts.reduce((sum, { amountCents }) => sum + amountCents, 0);
    await updateRun(tx, id, { approvedAt: now(), approvedCents });
    const detail = { run: id, payouts: payouts.length, cents: approvedCents };
    await recordAudit(tx, { event: 'payout_run_approved', result: 'ok', subject: null, origin, detail });
  });
  return readRun(id);
}

/** Removes the payouts from a run that is not approved, and cancels the run. */
export async function cancelRun(id: string, origin: Origin): Promise<PayoutRun> {
  await transaction(async (tx) => {
    const run = await lockRun(tx, id);
    if (!run) throw new AppError('not_found', runNotFound);
    if (run.approvedAt || run.canceledAt) throw new AppError('conflict', 'This run is already approved or canceled.');
    for (const payout of await listPayoutsOfRun(tx, id))
      await updatePayout(tx, payout.id, { runId: null, changedAt: now() });
    await updateRun(tx, id, { canceledAt: now() });
    const detail = { run: id };
    await recordAudit(tx, { event: 'payout_run_canceled', result: 'ok', subject: null, origin, detail });
  });
  return readRun(id);
}
