import { canBecome, isOpenTransfer, toTransferStatus, type TransferStatus } from '@/lib/domain/brokerage/transfers';
import { now } from '@/lib/server/platform/clock';
import { transaction, type Tx } from '@/lib/server/platform/db/pool';
import { log } from '@/lib/server/platform/log/log';
import type { Origin } from '@/lib/server/platform/http/origin';
import type { BrokerTransfer } from '@/lib/server/providers/brokerage/brokerage';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { updateTransfer, lockTransfer, type Transfer, type TransferChange } from './transfers-repository';
import { insertTransferEvent } from './transfer-events-repository';
import { sendTransferMail } from './transfer-mails';

/** The broker's data about a transfer, from its list or its event stream. */
type Report = Pick<BrokerTransfer, 'status' | 'reason'> & Partial<Pick<BrokerTransfer, 'id' | 'holdUntil'>>;

/**
 * Applies the broker's report of a transfer and returns the resulting row. Reports that the state machine does not
 * allow are duplicates or late, and change nothing.
 */
export async function applyReport({ id }: Pick<Transfer, 'id'>, report: Report, origin: Origin): Promise<Transfer> {
  return transaction(async (tx) => {
    const row = await lockTransfer(tx, id);
    if (!row) throw new Error('The transfer reported by the broker is missing.');
    const change: TransferChange = { checkedAt: now(), lockedUntil: null };
    if (report.id !== undefined) change.brokerTransferId = report.id;
    if (report.holdUntil !== undefined) change.holdUntil = report.holdUntil;
    const status = toTransferStatus(report.status);
    if (!status) log.warn({ transferId: id, status: report.status }, 'the broker returned an undocumented status');
    if (!status || !canBecome(row.status, status)) return updateTransfer(tx, id, change);
    return moveTransfer(tx, row, { ...change, status, reason: report.reason }, origin);
  });
}

/**
 * Ends a transfer that the broker has not accepted: as 'rejected' or 'canceled', or as 'expired' if it was abandoned.
 */
export const endTransfer = (
  { id }: Pick<Transfer, 'id'>,
  { status, reason = null }: { status: 'rejected' | 'canceled' | 'expired'; reason?: string | null },
  origin: Origin,
): Promise<Transfer> =>
  transaction(async (tx) => {
    const row = await lockTransfer(tx, id);
    if (!row) throw new Error('The transfer to end is missing.');
    if (!canBecome(row.status, status)) return row;
    return moveTransfer(tx, row, { status, reason, lockedUntil: null, checkedAt: now() }, origin);
  });

type Move = TransferChange & { status: TransferStatus };

/** Changes a transfer's status and records the event, the email and, when the transfer ends, the audit entry. */
async function moveTransfer(tx: Tx, row: Transfer, move: Move, origin: Origin): Promise<Transfer> {
  const at = now();
  const { status } = move;
  const moved = await updateTransfer(tx, row.id, { ...move, ...(status === 'complete' ? { completedAt: at } : {}) });
  await insertTransferEvent(tx, { transferId: row.id, status, at });
  await sendTransferMail(tx, moved, row.status);
  if (isOpenTransfer(status)) return moved;
  await recordAudit(tx, {
    event: status === 'canceled' ? 'transfer_canceled' : 'transfer_settled',
    result: status === 'complete' || status === 'canceled' ? 'ok' : 'refused',
    subject: row.accountId,
    origin,
    detail: { transferId: row.id, status },
  });
  return moved;
}
