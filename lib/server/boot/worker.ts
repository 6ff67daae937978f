import './node-env';
import { describeRunning } from './describe';
import { loadEnvironment } from './environment';
import { failStart } from './fail-start';
import { openJobs, openServices } from './open-services';
import { makeShutdown } from './shutdown';
import { StartFault } from '@/lib/server/platform/db/start-fault';
import { settings } from '@/lib/server/platform/settings/env';
import { log } from '@/lib/server/platform/log/log';

/** `npm run worker`: runs the site's jobs in a separate process. Any number may run on one database. */
const shutdown = makeShutdown();
try {
  loadEnvironment();
  if (settings().apiBaseUrl) throw new StartFault('API_BASE_URL is set: jobs run where that API runs, not here.');
  const database = await openServices(shutdown.add);
  shutdown.add(await openJobs());
  log.info(describeRunning(settings(), { database, role: 'worker' }), 'worker ready');
} catch (error) {
  await shutdown.abandon();
  failStart(error);
}
