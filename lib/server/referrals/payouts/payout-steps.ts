import type { AuditEvent } from '@/lib/server/platform/audit/audit-repository';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { now } from '@/lib/server/platform/clock';
import { transaction, type Tx } from '@/lib/server/platform/db/pool';
import type { Origin } from '@/lib/server/platform/http/origin';
import { lockPayees } from '@/lib/server/referrals/commissions-repository';
import { lockPayable } from './payout-balance-repository';
import { sendPayoutMail } from './payout-mails';
import { isStillPayable } from './payout-runs-repository';
import { updatePayout, lockPayout, type PayoutChange, type PayoutRow } from './payouts-repository';

type Step = { event: Extract<AuditEvent['event'], `payout_${string}`>; origin: Origin };

/** The origin for work outside of a request, such as a job. */
export const ownOrigin: Origin = { ip: '', requestId: 'payouts', userAgent: '' };

/**
 * Marks the commissions of an approved payout as paid, before any money moves. Returns null when it cannot be sent; a
 * payout whose commissions have changed since, such as by a refund, leaves its run and waits for the next one.
 */
export const beginSending = (
  payout: PayoutRow,
  { destination, origin, change = {} }: { destination: string; origin: Origin; change?: Partial<PayoutChange> },
): Promise<PayoutRow | null> =>
  transaction(async (tx) => {
    await lockPayees(tx, [payout.payeeId]);
    await lockPayable(tx, payout.payeeId);
    const current = await lockPayout(tx, payout.id);
    if (current?.state !== 'requested' || current.runId !== payout.runId) return null;
    const at = now();
    if (!(await isStillPayable(tx, current))) {
      await record(tx, await updatePayout(tx, current.id, { runId: null, changedAt: at }), {
        event: 'payout_requeued',
        origin,
      });
      return null;
    }
    const next = await updatePayout(tx, current.id, {
      ...{ state: 'sending', sentAt: at, destination, changedAt: at },
      ...change,
    });
    await record(tx, next, { event: 'payout_sent', origin });
    return next;
  });

/** Changes a payout that is in the state `from`; null when another process already changed it. */
export const transitionPayout = (
  { id, payeeId }: Pick<PayoutRow, 'id' | 'payeeId'>,
  from: PayoutRow['state'],
  change: Omit<PayoutChange, 'changedAt'>,
  step: Step,
): Promise<PayoutRow | null> =>
  transaction(async (tx) => {
    await lockPayees(tx, [payeeId]);
    const current = await lockPayout(tx, id);
    if (current?.state !== from) return null;
    const next = await updatePayout(tx, id, { ...change, changedAt: now() });
    await record(tx, next, step);
    return next;
  });

export const failPayout = (payout: PayoutRow, reason: string, origin: Origin) =>
  transitionPayout(
    payout,
    'sending',
    { state: 'failed', endedAt: now(), reason, lockedUntil: null },
    { event: 'payout_failed', origin },
  );

export const reversedReason = 'Stripe reversed the transfer';

export const returnPayout = (payout: PayoutRow, reason: string, origin: Origin) =>
  transitionPayout(payout, 'paid', { state: 'returned', endedAt: now(), reason }, { event: 'payout_returned', origin });

const mailed = { payout_paid: 'paid', payout_failed: 'failed', payout_returned: 'returned' } as const;

async function record(tx: Tx, payout: PayoutRow, { event, origin }: Step) {
  const { id, payeeId, amountCents, runId, reason } = payout;
  await recordAudit(tx, {
    ...{ event, result: 'ok', subject: payeeId, origin },
    detail: { payout: id, cents: amountCents, ...(runId ? { run: runId } : {}), ...(reason ? { reason } : {}) },
  });
  if (event in mailed) await sendPayoutMail(tx, mailed[event as keyof typeof mailed], payout);
}
