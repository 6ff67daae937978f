import type { Transfer as TransferView } from '@/lib/contracts/brokerage/transfers';
import { transferTooLate, transferUnconfirmed } from '@/lib/content/brokerage/transfer-messages';
import { isCancelable } from '@/lib/domain/brokerage/transfers';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { BrokerError } from '@/lib/server/providers/brokerage/broker-error';
import type { BrokerageProvider } from '@/lib/server/providers/brokerage/brokerage';
import type { Transfer } from './transfers-repository';
import { enforceLimits } from '@/lib/server/platform/limits/limits';
import { claimTransfer, findSent, release } from './transfer-sending';
import { applyReport, endTransfer } from './transfer-status';
import { toTransferView } from './transfer-views';
import { requireTransfer, requireTransferBroker } from './transfers';

/**
 * Cancels a transfer before it goes to the clearing house; idempotent. Throws 409 while it is unknown whether the
 * broker has it, and 422 when it is too late.
 */
export async function cancelTransfer(accountId: string, id: string, origin: Origin): Promise<TransferView> {
  await enforceLimits([{ limit: 'transfersByAccount', key: accountId }], origin);
  const row = await requireTransfer(accountId, id);
  if (row.status === 'canceled') return toTransferView(row);
  if (!isCancelable(row.status)) throw new AppError('unprocessable', transferTooLate);
  const broker = requireTransferBroker();
  const known = row.brokerTransferId === null ? await confirmOrEnd(broker, row, origin) : row;
  if (known.status === 'canceled' || known.brokerTransferId === null) return toTransferView(known);
  return toTransferView(await cancelAtBroker(broker, known, known.brokerTransferId, origin));
}

/** Cancels a transfer that was never sent. If it was sent, links the broker's transfer or throws 409. */
async function confirmOrEnd(broker: BrokerageProvider, { id }: Transfer, origin: Origin): Promise<Transfer> {
  const row = await claimTransfer(id);
  if (!row) throw new AppError('conflict', transferUnconfirmed, { retryAfterS: 30 });
  if (row.lastSentAt === null) return endTransfer(row, { status: 'canceled' }, origin);
  let found;
  try {
    found = await findSent(broker, row);
  } catch (error) {
    await release(row);
    throw error;
  }
  if (found) return applyReport(row, found, origin);
  await release(row);
  throw new AppError('conflict', transferUnconfirmed, { retryAfterS: 60 });
}

/** Cancels at the broker. The result is the state in the broker's list afterward, not the response to the call. */
async function cancelAtBroker(broker: BrokerageProvider, row: Transfer, brokerTransferId: string, origin: Origin) {
  let refusal: BrokerError | undefined;
  try {
    await broker.cancelTransfer(row.brokerAccountId, brokerTransferId);
  } catch (error) {
    if (!(error instanceof BrokerError) || error.outcome !== 'refused') throw error;
    refusal = error;
  }
  const listed = (await broker.listTransfers(row.brokerAccountId)).find(({ id }) => id === brokerTransferId);
  const current = listed ? await applyReport(row, listed, origin) : row;
  if (refusal && current.status !== 'canceled')
    throw new AppError('unprocessable', transferTooLate, { cause: refusal });
  return current;
}
