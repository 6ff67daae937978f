import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import type { Origin } from '@/lib/server/platform/http/origin';
import { log } from '@/lib/server/platform/log/log';
import { PaymentError } from '@/lib/server/providers/payments/payment-error';
import type { PaidTransfer } from '@/lib/server/providers/payments/transfers';
import { payeeClosed } from './payee-accounts';
import { updatePayeeAccount, findPayoutAccount } from './payout-accounts-repository';
import { claimSending, listUnconfirmed } from './payout-runs-repository';
import { beginSending, failPayout, transitionPayout, ownOrigin, returnPayout, reversedReason } from './payout-steps';
import { requireTransfers } from './payout-transfers';
import { updatePayout, type PayoutRow } from './payouts-repository';

/** Once this has passed since a call, Stripe is no longer processing it: its timeout is 80 seconds. */
export const settledAfterMs = 5 * 60_000;
const lockMs = 2 * 60_000;

/**
 * Outcome of sending a payout: 'waiting' means that it left its run, 'stopped' ends the attempt to send the whole run.
 */
export type Sent = { how: 'paid' | 'failed' | 'unknown' | 'waiting' } | { how: 'stopped'; why: string };

/**
 * Sends a payout by Stripe. Unless it is the first call, the transfer is looked up before it is sent again, and only
 * after the last call can no longer be running: no payout is paid twice.
 */
export async function sendByStripe(payout: PayoutRow, origin: Origin): Promise<Sent> {
  const begun = payout.state === 'sending' ? payout : await begin(payout, origin);
  if (!begun) return { how: 'waiting' };
  const transfers = await requireTransfers();
  const isFirst = begun.attempt === 1 && begun.lastSentAt === null;
  const found = isFirst ? null : await transfers.findTransfer(begun.id);
  if (found) return finish(begun, found, origin);
  const at = now();
  // Stripe may still be processing the last call.
  if (begun.lastSentAt !== null && at.getTime() - begun.lastSentAt.getTime() < settledAfterMs)
    return { how: 'unknown' };
  const attempt = begun.lastSentAt === null ? begun.attempt : begun.attempt + 1;
  const sending = await claimSending(db(), begun.id, { at, until: new Date(at.getTime() + lockMs), attempt });
  if (!sending) return { how: 'unknown' };
  const { id: payoutId, amountCents, destination } = sending;
  try {
    const call = { payoutId, amountCents, destination: destination ?? '' };
    return await finish(sending, await transfers.createTransfer(call, `payout:${payoutId}:${attempt}`), origin);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    return settleError(sending, error, origin);
  }
}

async function begin(payout: PayoutRow, origin: Origin) {
  const account = await findPayoutAccount(db(), payout.payeeId);
  const isReady = account?.method === 'stripe' && account.isReady && account.stripeAccountId !== null;
  if (!isReady) {
    await updatePayout(db(), payout.id, { runId: null, changedAt: now() });
    return null;
  }
  return beginSending(payout, { destination: account.stripeAccountId ?? '', origin });
}

async function finish(payout: PayoutRow, made: PaidTransfer, origin: Origin): Promise<Sent> {
  const change = { state: 'paid' as const, paidAt: now(), transferId: made.id, lockedUntil: null };
  const paid = await transitionPayout(payout, 'sending', change, { event: 'payout_paid', origin });
  // A transfer that is found later may have been reversed in the meantime.
  if (paid && made.reversedCents >= paid.amountCents) await returnPayout(paid, reversedReason, origin);
  return { how: 'paid' };
}

/** Only a definite failure makes the commissions payable again. */
async function settleError(payout: PayoutRow, fault: PaymentError, origin: Origin): Promise<Sent> {
  const { outcome, message } = fault;
  if (outcome === 'unknown') {
    await updatePayout(db(), payout.id, { lockedUntil: null, changedAt: now() });
    return { how: 'unknown' };
  }
  if (outcome === 'missing' || outcome === 'refused') {
    const change = { isReady: false, issue: payeeClosed, changedAt: now() };
    await updatePayeeAccount(db(), payout.destination ?? '', change);
    await failPayout(payout, payeeClosed, origin);
    return { how: 'failed' };
  }
  await takeBack(payout, origin);
  return { how: 'stopped', why: message };
}

/** No transfer was made: the payout stays in its run, and the next attempt has a new idempotency key. */
const takeBack = (payout: PayoutRow, origin: Origin) =>
  transitionPayout(
    payout,
    'sending',
    { state: 'requested', sentAt: null, lastSentAt: null, lockedUntil: null, attempt: payout.attempt + 1 },
    { event: 'payout_requeued', origin },
  );

/**
 * Looks up transfers whose response was lost and returns how many were settled. If no transfer was made, the payout
 * returns to its run.
 */
export async function resolveLostTransfers(): Promise<number> {
  const lost = await listUnconfirmed(db(), new Date(now().getTime() - settledAfterMs), 100);
  let settled = 0;
  for (const payout of lost) {
    try {
      const found = await (await requireTransfers()).findTransfer(payout.id);
      await (found ? finish(payout, found, ownOrigin) : takeBack(payout, ownOrigin));
      settled += 1;
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      log.warn({ err: error, payout: payout.id }, 'could not look up a transfer');
    }
  }
  return settled;
}
