import { isOver } from '@/lib/domain/brokerage/application/statuses';
import { now } from '@/lib/server/platform/clock';
import { transaction } from '@/lib/server/platform/db/pool';
import { log } from '@/lib/server/platform/log/log';
import { BrokerError } from '@/lib/server/providers/brokerage/broker-error';
import type { BrokerageProvider } from '@/lib/server/providers/brokerage/brokerage';
import { updateApplication, lockApplicationRow, type Application } from './applications-repository';
import { notifyOfStatus } from './application-news';

/** Max age of a status that is returned without asking the broker. */
const freshMs = 5_000;

/**
 * Reads an account's status from the broker and stores changes. If the broker does not respond, the known status is
 * kept.
 */
export async function refreshApplicationStatus(
  broker: BrokerageProvider,
  row: Application,
  restMs = freshMs,
): Promise<Application> {
  if (row.state !== 'sent' || row.endedAt || row.brokerAccountId === null) return row;
  if (row.checkedAt && now().getTime() - row.checkedAt.getTime() < restMs) return row;
  const account = await broker.read(row.brokerAccountId).catch((error: unknown) => {
    if (!(error instanceof BrokerError)) throw error;
    log.warn({ outcome: error.outcome }, 'could not read an account status from the broker');
    return null;
  });
  if (!account) return row;
  return transaction(async (tx) => {
    const at = now();
    // Locks the row, so that only one of two concurrent requests records the event.
    const known = await lockApplicationRow(tx, row.id);
    if (!known) return row;
    if (account.status !== known.status) await notifyOfStatus(tx, row, { status: account.status, at });
    return updateApplication(tx, row.id, {
      status: account.status,
      needs: account.needs,
      checkedAt: at,
      endedAt: isOver(account.status) ? at : null,
    });
  });
}
