import { now } from '@/lib/server/clock';
import { db } from '@/lib/server/db/pool';
import { log } from '@/lib/server/log';
import { listToCheck } from '@/lib/server/repositories/applications';
import { resumeApplication } from '@/lib/server/services/application-resuming';
import { refreshStanding } from '@/lib/server/services/application-standing';
import { findBroker } from '@/lib/server/services/brokerage-provider';
import { isStopping } from '@/lib/server/stopping';

/** Looked at in one run; what is left over is due at the next. */
const most = 50;
/** What was looked at within this long waits. */
const restS = 90;

/** Asks where accounts stand, and finishes what broke off between us and the broker. */
export async function checkApplications() {
  const broker = findBroker();
  if (!broker) return;
  let changed = 0;
  for (const row of await listToCheck(db(), { at: now(), restS, most })) {
    if (isStopping()) return;
    const fresh = row.state === 'sent' ? await refreshStanding(broker, row) : await resumeApplication(broker, row);
    if (fresh.status !== row.status || fresh.state !== row.state) changed += 1;
  }
  if (changed > 0) log.info({ changed }, 'applications looked after');
}
