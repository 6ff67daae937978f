import { isOver } from '@/lib/domain/application/statuses';
import { now } from '../clock';
import { transaction } from '../db/pool';
import { log } from '../log';
import { BrokerFault } from '../providers/brokerage/broker-fault';
import type { BrokerageProvider } from '../providers/brokerage/brokerage';
import { changeApplication, lockApplicationRow, type Application } from '../repositories/applications';
import { tellStanding } from './application-news';

/** Whoever looks again within this long sees what the last look found. */
const freshMs = 5_000;

/** Asks the broker where an account stands and keeps what is new. When it does not say, what is known stays. */
export async function refreshStanding(
  broker: BrokerageProvider,
  row: Application,
  restMs = freshMs,
): Promise<Application> {
  if (row.state !== 'sent' || row.endedAt || row.brokerAccountId === null) return row;
  if (row.checkedAt && now().getTime() - row.checkedAt.getTime() < restMs) return row;
  const account = await broker.read(row.brokerAccountId).catch((error: unknown) => {
    if (!(error instanceof BrokerFault)) throw error;
    log.warn({ outcome: error.outcome }, 'the broker does not say where an account stands');
    return null;
  });
  if (!account) return row;
  return transaction(async (tx) => {
    const at = now();
    // Of two that look at once one writes the event.
    const known = await lockApplicationRow(tx, row.id);
    if (!known) return row;
    if (account.status !== known.status) await tellStanding(tx, row, { status: account.status, at });
    return changeApplication(tx, row.id, {
      status: account.status,
      needs: account.needs,
      checkedAt: at,
      endedAt: isOver(account.status) ? at : null,
    });
  });
}
