import type { OperatedPayout } from '@/lib/contracts/referrals/payout-operation';
import { csv } from '@/lib/domain/shared/csv';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { findPayoutAccount } from './payout-accounts-repository';
import { openBankDetails } from './payout-details';
import { listPayoutsOfRun } from './payout-runs-repository';
import { readRun, requireApproved, viewPayout } from './payout-run-views';
import { sendByStripe } from './payout-sending';
import { beginSending, failPayout, transitionPayout, returnPayout } from './payout-steps';
import { updatePayout, lockPayout, type PayoutRow } from './payouts-repository';

const columns = [
  'payout',
  'name',
  'routing number',
  'account number',
  'account type',
  'amount',
  'currency',
  'reference',
];

/**
 * Returns the run's payment file for the bank. Payouts whose commissions or payment method changed since the approval
 * leave the run; the others change to the state 'sending'.
 */
export async function exportRun(id: string, origin: Origin): Promise<{ csv: string }> {
  await requireApproved(id, 'bank');
  const lines: string[][] = [];
  for (const payout of await listPayoutsOfRun(db(), id)) {
    const line = await exportPayout(payout, origin);
    if (line) lines.push(line);
  }
  const detail = { run: id, payouts: lines.length };
  await recordAudit(db(), { event: 'payout_run_exported', result: 'ok', subject: null, origin, detail });
  return { csv: csv([columns, ...lines]) };
}

async function exportPayout(payout: PayoutRow, origin: Origin) {
  if (payout.state !== 'requested' && payout.state !== 'sending') return null;
  const account = await findPayoutAccount(db(), payout.payeeId);
  if (account?.method !== 'bank' || account.sealed === null) {
    if (payout.state === 'requested') await updatePayout(db(), payout.id, { runId: null, changedAt: now() });
    return null;
  }
  const destination = `…${account.last4 ?? ''}`;
  const sending = payout.state === 'sending' ? payout : await beginSending(payout, { destination, origin });
  if (!sending) return null;
  const { holderName, routingNumber, accountNumber, accountType } = await openBankDetails(account, origin);
  const amount = (sending.amountCents / 100).toFixed(2);
  return [sending.id, holderName, routingNumber, accountNumber, accountType, amount, 'USD', 'Referral commissions'];
}

/** Marks a run's sent payouts as paid, after the bank has executed the file. */
export async function settleRun(id: string, origin: Origin) {
  await requireApproved(id, 'bank');
  for (const payout of await listPayoutsOfRun(db(), id))
    if (payout.state === 'sending')
      await transitionPayout(payout, 'sending', { state: 'paid', paidAt: now() }, { event: 'payout_paid', origin });
  const detail = { run: id };
  await recordAudit(db(), { event: 'payout_run_settled', result: 'ok', subject: null, origin, detail });
  return readRun(id);
}

/** Records that the bank rejected a payout or returned it later. */
export async function failByBank(id: string, reason: string, origin: Origin): Promise<OperatedPayout> {
  const payout = await transaction((tx) => lockPayout(tx, id));
  if (!payout) throw new AppError('not_found', 'There is no such payout.');
  const act = payout.state === 'paid' ? returnPayout : failPayout;
  const next = payout.method === 'bank' ? await act(payout, reason, origin) : null;
  if (!next) throw new AppError('conflict', 'Only an exported bank payout can fail.');
  return viewPayout(next);
}

/** Max payouts per request: they are sent one at a time, and each may take up to 80 seconds. */
const maxAtOnce = 5;

/**
 * Sends the next payouts of a run. An error at Stripe or an insufficient balance stops the run; the next call resumes
 * it.
 */
export async function sendRun(id: string, origin: Origin) {
  await requireApproved(id, 'stripe');
  const due = (await listPayoutsOfRun(db(), id)).filter(({ state }) => state === 'requested' || state === 'sending');
  const counts = { paid: 0, failed: 0, unknown: 0, waiting: 0 };
  let stopped: string | null = null;
  // Payouts whose response was lost come last, so that they do not delay the others.
  for (const payout of due
    .toSorted((a, b) => Number(a.state === 'sending') - Number(b.state === 'sending'))
    .slice(0, maxAtOnce)) {
    const sent = await sendByStripe(payout, origin);
    if (sent.how === 'stopped') {
      stopped = sent.why;
      break;
    }
    counts[sent.how] += 1;
  }
  return { ...counts, left: due.length - counts.paid - counts.failed - counts.waiting, stopped };
}
