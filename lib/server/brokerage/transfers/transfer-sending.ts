import { transferRefused } from '@/lib/content/brokerage/transfer-messages';
import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { log } from '@/lib/server/platform/log/log';
import type { Origin } from '@/lib/server/platform/http/origin';
import { BrokerError } from '@/lib/server/providers/brokerage/broker-error';
import type { BrokerageProvider, BrokerTransfer } from '@/lib/server/providers/brokerage/brokerage';
import { updateTransfer, findAttached, lockTransfer, type Transfer } from './transfers-repository';
import { applyReport, endTransfer } from './transfer-status';

/**
 * How long a process locks a transfer. A call takes at most eight seconds, so a longer lock is that of a stopped
 * process.
 */
export const lockMs = 30_000;
/** How long a request without a response may still be processed. It is sent again only after this time. */
const settleMs = 10 * 60_000;
/** A transfer that could not be sent for this long is abandoned: its owner may have changed their mind. */
const giveUpMs = 24 * 3_600_000;
/** Max difference between our clock and the broker's. */
const skewMs = 5 * 60_000;

const ownOrigin = { ip: '', requestId: 'follow-transfers', userAgent: '' };

/**
 * Sends a transfer that this process has locked, and stores the outcome. The broker has no idempotency key: after an
 * unknown outcome the row stays 'submitting' and the transfer is looked up before it is sent again. Throws 422 when the
 * broker declines it; its status is then 'rejected'.
 */
export async function sendTransfer(broker: BrokerageProvider, row: Transfer, origin: Origin): Promise<Transfer> {
  try {
    const { brokerAccountId, relationshipId, direction, amountCents } = row;
    const made = await broker.createTransfer(brokerAccountId, { relationshipId, direction, amountCents });
    return await applyReport(row, made, origin);
  } catch (error) {
    if (!(error instanceof BrokerError)) {
      await release(row);
      throw error;
    }
    log.warn({ transferId: row.id, outcome: error.outcome }, 'the broker did not accept a transfer');
    if (error.outcome !== 'refused') return release(row, error.outcome === 'nothing' ? { lastSentAt: null } : {});
    await endTransfer(row, { status: 'rejected', reason: error.said ?? null }, origin);
    throw declined(error.said ?? null, error);
  }
}

/** A 422 error with the broker's reason. */
export const declined = (reason: string | null, cause?: unknown) =>
  new AppError('unprocessable', transferRefused(reason ?? undefined), { cause });

/**
 * Resumes a transfer that the broker has not confirmed: looks it up, sends it again or abandons it. Returns null while
 * another process has it.
 */
export async function resumeTransfer(broker: BrokerageProvider, { id }: Transfer): Promise<Transfer | null> {
  const row = await claimTransfer(id);
  if (!row) return null;
  try {
    if (row.lastSentAt) {
      const found = await findSent(broker, row);
      if (found) return await applyReport(row, found, ownOrigin);
      if (now().getTime() - row.lastSentAt.getTime() < settleMs) return await release(row);
    }
    if (now().getTime() - row.createdAt.getTime() > giveUpMs)
      return await endTransfer(row, { status: 'expired' }, ownOrigin);
    const again = await updateTransfer(db(), row.id, { lastSentAt: now(), attempts: row.attempts + 1 });
    return await sendTransfer(broker, again, ownOrigin);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.info({ transferId: id, code: error.code }, 'a transfer is not confirmed yet');
    return error.code === 'unprocessable' ? null : release(row);
  }
}

/** Locks an unconfirmed transfer; null if another process has it or it is confirmed. */
export const claimTransfer = (id: string): Promise<Transfer | null> =>
  transaction(async (tx) => {
    const row = await lockTransfer(tx, id);
    const at = now();
    if (row?.status !== 'submitting' || (row.lockedUntil && row.lockedUntil > at)) return null;
    return updateTransfer(tx, id, { lockedUntil: new Date(at.getTime() + lockMs) });
  });

/**
 * The broker's transfer that an earlier call created: same direction and amount, not older than that call, and not
 * linked to another of our transfers.
 */
export async function findSent(broker: BrokerageProvider, row: Transfer): Promise<BrokerTransfer | undefined> {
  const since = row.firstSentAt.getTime() - skewMs;
  const alike = (await broker.listTransfers(row.brokerAccountId)).filter(
    (one) =>
      one.direction === row.direction &&
      one.amountCents === row.amountCents &&
      one.relationshipId === row.relationshipId &&
      one.createdAt.getTime() >= since,
  );
  const attached = await findAttached(
    db(),
    alike.map(({ id }) => id),
  );
  return alike.find(({ id }) => !attached.has(id));
}

export const release = (row: Transfer, change: { lastSentAt?: null } = {}) =>
  updateTransfer(db(), row.id, { ...change, lockedUntil: null, checkedAt: now() });
