import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { log } from '@/lib/server/platform/log/log';
import { BrokerError } from '@/lib/server/providers/brokerage/broker-error';
import type { BrokerageProvider } from '@/lib/server/providers/brokerage/brokerage';
import { listAccountsToCheck, listUnconfirmed } from './transfers-repository';
import { findBroker } from '@/lib/server/brokerage/application/brokerage-provider';
import { checkTransfers, readTransferEvents } from './transfer-checks';
import { resumeTransfer } from './transfer-sending';
import { isStopping } from '@/lib/server/platform/health/stopping';

/** Max unconfirmed transfers per run, and max accounts to check. The rest are processed in the next run. */
const maxPerRun = 50;
const dayMs = 86_400_000;
const unconfirmedRestMs = 45_000;
/** How often open transfers are checked. Events usually report changes sooner; this catches missed ones. */
const openRestMs = 10 * 60_000;
/**
 * How long completed transfers are checked. A bank can return a deposit as unauthorized up to 60 days after it settled.
 */
const returnWindowMs = 90 * dayMs;

/** Job: applies the broker's events, resumes unconfirmed transfers and checks open ones. */
export async function followTransfers() {
  const broker = findBroker();
  if (!broker) return;
  const moved =
    (await attempt('events', () => readTransferEvents(broker))) + (await resume(broker)) + (await check(broker));
  if (moved > 0) log.info({ moved }, 'transfers processed');
}

async function resume(broker: BrokerageProvider) {
  const at = now();
  const checkedBefore = new Date(at.getTime() - unconfirmedRestMs);
  let moved = 0;
  for (const row of await listUnconfirmed(db(), { at, checkedBefore, max: maxPerRun })) {
    if (isStopping()) break;
    const after = await resumeTransfer(broker, row);
    if (after && after.status !== row.status) moved += 1;
  }
  return moved;
}

async function check(broker: BrokerageProvider) {
  const at = now().getTime();
  const due = {
    openBefore: new Date(at - openRestMs),
    completeBefore: new Date(at - dayMs),
    completedSince: new Date(at - returnWindowMs),
    max: maxPerRun,
  };
  let moved = 0;
  for (const { brokerAccountId } of await listAccountsToCheck(db(), due)) {
    if (isStopping()) break;
    moved += await attempt('transfers', () => checkTransfers(broker, brokerAccountId));
  }
  return moved;
}

/** Runs a step. If the broker fails, it is logged and retried in the next run. */
async function attempt(what: string, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BrokerError)) throw error;
    log.warn({ what, outcome: error.outcome }, 'could not read transfers from the broker');
    return 0;
  }
}
