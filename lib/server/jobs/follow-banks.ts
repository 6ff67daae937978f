import { now } from '@/lib/server/clock';
import { db } from '@/lib/server/db/pool';
import { log } from '@/lib/server/log';
import { BrokerFault } from '@/lib/server/providers/brokerage/broker-fault';
import { changeBankLink, listBanksToFollow } from '@/lib/server/repositories/banks';
import { followBank } from '@/lib/server/services/bank-relationships';
import { findBroker } from '@/lib/server/services/brokerage-provider';
import { isStopping } from '@/lib/server/stopping';

/** Looked at in one run; what is left over is due at the next. */
const most = 50;
const restMs = 90_000;
const dayMs = 86_400_000;

/** Asks the broker how the banks stand that it is setting up, and once a day how those do that were ready. */
export async function followBanks() {
  if (!findBroker()) return;
  const at = now().getTime();
  const due = { movingBefore: new Date(at - restMs), settledBefore: new Date(at - dayMs), most };
  let changed = 0;
  for (const { link, brokerAccountId, relationshipId } of await listBanksToFollow(db(), due)) {
    if (isStopping()) return;
    try {
      const { status } = await followBank(link, brokerAccountId, relationshipId);
      if (status !== link.state) changed += 1;
    } catch (error) {
      if (!(error instanceof BrokerFault)) throw error;
      log.warn({ outcome: error.outcome }, 'the broker does not say how a bank stands');
      // It goes to the end of the line, so that one answer that never comes does not hold up the others.
      await changeBankLink(db(), link.id, { updatedAt: now() });
    }
  }
  if (changed > 0) log.info({ changed }, 'bank relationships looked after');
}
