import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import type { BrokerageProvider } from '@/lib/server/providers/brokerage/brokerage';
import { firstUlidOf } from '@/lib/server/providers/brokerage/ulid';
import { updateTransfer, findTransferAtBroker, listLiveTransfers } from './transfers-repository';
import { readEventCursor, saveEventCursor } from './transfer-events-repository';
import { applyReport } from './transfer-status';

const ownOrigin = { ip: '', requestId: 'follow-transfers', userAgent: '' };

/** Applies the broker's list of an account's transfers. Returns how many changed. */
export async function checkTransfers(broker: BrokerageProvider, brokerAccountId: string): Promise<number> {
  const live = await listLiveTransfers(db(), brokerAccountId);
  const listed = new Map((await broker.listTransfers(brokerAccountId)).map((one) => [one.id, one]));
  let moved = 0;
  for (const row of live) {
    const report = listed.get(row.brokerTransferId ?? '');
    const after = report
      ? await applyReport(row, report, ownOrigin)
      : await updateTransfer(db(), row.id, { checkedAt: now() });
    if (after.status !== row.status) moved += 1;
  }
  return moved;
}

const stream = 'funding';
/** How far back events are read again: the broker does not guarantee their order over short periods. */
const overlapMs = 5 * 60_000;
const firstReadMs = 24 * 3_600_000;

/** Applies the broker's funding events since the last read. Returns how many transfers changed. */
export async function readTransferEvents(broker: BrokerageProvider): Promise<number> {
  const until = now();
  const last = await readEventCursor(db(), stream);
  const since = last ? last.getTime() - overlapMs : until.getTime() - firstReadMs;
  let moved = 0;
  for (const event of await broker.listTransferEvents(firstUlidOf(new Date(since)))) {
    const row = await findTransferAtBroker(db(), event.transferId);
    if (!row) continue;
    const after = await applyReport(row, { status: event.status, reason: event.reason }, ownOrigin);
    if (after.status === row.status) continue;
    moved += 1;
    // Events do not include the hold, so the transfer is read from the broker's list next.
    await updateTransfer(db(), row.id, { checkedAt: null });
  }
  await saveEventCursor(db(), stream, until);
  return moved;
}
