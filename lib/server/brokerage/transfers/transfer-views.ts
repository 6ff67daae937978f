import type { Transfer as TransferView } from '@/lib/contracts/brokerage/transfers';
import { newYorkDay } from '@/lib/domain/shared/new-york';
import { isCancelable, isOpenTransfer, returnCodeOf } from '@/lib/domain/brokerage/transfers';
import { now } from '@/lib/server/platform/clock';
import type { Transfer } from './transfers-repository';

/** A transfer as shown to its owner. */
export function toTransferView(row: Transfer): TransferView {
  const { id, direction, amountCents, status, reason, bankName, bankMask, holdUntil } = row;
  const isHeld = status === 'complete' && holdUntil !== null && holdUntil > now();
  return {
    ...{ id, direction, amountCents, status, reason, bankName, bankMask },
    returnCode: returnCodeOf(reason),
    createdAt: row.createdAt.toISOString(),
    expectedOn: isOpenTransfer(status) ? row.expectedOn : null,
    completedAt: row.completedAt?.toISOString() ?? null,
    heldUntil: isHeld ? newYorkDay(holdUntil) : null,
    canCancel: isCancelable(status),
  };
}
