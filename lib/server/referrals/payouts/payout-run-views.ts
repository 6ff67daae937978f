import type { OperatedPayout, PayoutRun } from '@/lib/contracts/referrals/payout-operation';
import type { PayoutMethod } from '@/lib/domain/referrals/payouts';
import { db } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { findEmail, findTaxForm } from './payout-accounts-repository';
import { findRun, listPayoutsOfRun, listRuns, listWaiting, type RunRow } from './payout-runs-repository';
import { blockersOf, isSuspended } from './payout-overview';
import type { PayoutRow } from './payouts-repository';

export const runNotFound = 'There is no such payout run.';

/** A run with its payouts. */
export async function readRun(id: string): Promise<PayoutRun> {
  const run = await findRun(db(), id);
  if (!run) throw new AppError('not_found', runNotFound);
  const payouts: OperatedPayout[] = [];
  for (const row of await listPayoutsOfRun(db(), id)) payouts.push(await viewPayout(row));
  const totalCents = payouts.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return { ...viewRun(run), totalCents, payouts };
}

/** An approved run that is paid by this method; rejects otherwise. */
export async function requireApproved(id: string, method: PayoutMethod): Promise<RunRow> {
  const run = await findRun(db(), id);
  if (!run) throw new AppError('not_found', runNotFound);
  if (!run.approvedAt) throw new AppError('conflict', 'Approve this run first.');
  if (run.method !== method) throw new AppError('conflict', `This run is paid by ${run.method}.`);
  return run;
}

/** The payouts that wait for a run, and the latest runs. */
export async function readPayoutDesk() {
  const waiting = [];
  for (const { payout, account, email } of await listWaiting(db(), undefined)) {
    const form = await findTaxForm(db(), payout.payeeId);
    const eligibility = { account, form, availableCents: payout.amountCents, isOpen: false };
    const blockers = blockersOf({ ...eligibility, isSuspended: await isSuspended(db(), payout.payeeId) });
    waiting.push({ ...(await viewPayout(payout)), email, blockers });
  }
  const runs = [];
  for (const run of await listRuns(db(), 20)) {
    const payouts = await listPayoutsOfRun(db(), run.id);
    const totalCents = payouts.reduce((sum, { amountCents }) => sum + amountCents, 0);
    runs.push({ ...viewRun(run), totalCents, payouts: payouts.length });
  }
  return { waiting, runs };
}

const viewRun = ({ id, method, preparedAt, approvedAt, canceledAt }: RunRow) => ({
  ...{ id, method, preparedAt: preparedAt.toISOString() },
  approvedAt: approvedAt?.toISOString() ?? null,
  canceledAt: canceledAt?.toISOString() ?? null,
});

export const viewPayout = async (row: PayoutRow): Promise<OperatedPayout> => {
  const { id, payeeId, method, amountCents, state, destination, reason } = row;
  const email = (await findEmail(db(), payeeId)) ?? 'deleted account';
  const requestedAt = row.requestedAt.toISOString();
  return { id, payeeId, email, method, amountCents, state, requestedAt, destination, reason };
};
