import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { log } from '@/lib/server/platform/log/log';
import { listToCheck } from './applications-repository';
import { resumeApplication } from './application-resuming';
import { refreshApplicationStatus } from './refresh-application';
import { findBroker } from './brokerage-provider';
import { isStopping } from '@/lib/server/platform/health/stopping';

/** Max applications per run; the others are checked in the next run. */
const maxPerRun = 50;
/** Min seconds between two checks of an application. */
const restS = 90;

/** Job: checks the status of accounts and resumes interrupted applications. */
export async function checkApplications() {
  const broker = findBroker();
  if (!broker) return;
  let changed = 0;
  for (const row of await listToCheck(db(), { at: now(), restS, max: maxPerRun })) {
    if (isStopping()) return;
    const fresh =
      row.state === 'sent' ? await refreshApplicationStatus(broker, row) : await resumeApplication(broker, row);
    if (fresh.status !== row.status || fresh.state !== row.state) changed += 1;
  }
  if (changed > 0) log.info({ changed }, 'applications processed');
}
