import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { log } from '@/lib/server/platform/log/log';
import { BrokerError } from '@/lib/server/providers/brokerage/broker-error';
import { updateBankLink, listBanksToFollow } from './banks-repository';
import { followBank } from './bank-relationships';
import { findBroker } from '@/lib/server/brokerage/application/brokerage-provider';
import { isStopping } from '@/lib/server/platform/health/stopping';

/** Max links per run; the others are checked in the next run. */
const max = 50;
const restMs = 90_000;
const dayMs = 86_400_000;

/** Job: checks links that the broker is setting up, and settled links once a day. */
export async function followBanks() {
  if (!findBroker()) return;
  const at = now().getTime();
  const due = { movingBefore: new Date(at - restMs), settledBefore: new Date(at - dayMs), max };
  let changed = 0;
  for (const { link, brokerAccountId, relationshipId } of await listBanksToFollow(db(), due)) {
    if (isStopping()) return;
    try {
      const { status } = await followBank(link, brokerAccountId, relationshipId);
      if (status !== link.state) changed += 1;
    } catch (error) {
      if (!(error instanceof BrokerError)) throw error;
      log.warn({ outcome: error.outcome }, 'could not read a bank status from the broker');
      // Moves the link to the end of the queue, so that one that never gets a response does not delay the others.
      await updateBankLink(db(), link.id, { updatedAt: now() });
    }
  }
  if (changed > 0) log.info({ changed }, 'bank relationships processed');
}
