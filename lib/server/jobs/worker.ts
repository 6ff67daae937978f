import '@/lib/server/boot/node-env';
import { describeRunning } from '@/lib/server/boot/describe';
import { loadEnvironment } from '@/lib/server/boot/environment';
import { failStart } from '@/lib/server/boot/fail-start';
import { openJobs, openServices } from '@/lib/server/boot/open-services';
import { makeShutdown } from '@/lib/server/boot/shutdown';
import { StartFault } from '@/lib/server/db/start-fault';
import { settings } from '@/lib/server/env';
import { log } from '@/lib/server/log';

/** `npm run worker`: the jobs of a site in a process of their own. As many as you like may run on one database. */
const shutdown = makeShutdown();
try {
  loadEnvironment();
  if (settings().apiBaseUrl) throw new StartFault('API_BASE_URL is set: jobs run where that API runs, not here.');
  const database = await openServices(shutdown.add);
  shutdown.add(await openJobs());
  log.info(describeRunning(settings(), { database, role: 'worker' }), 'the worker is ready');
} catch (error) {
  await shutdown.abandon();
  failStart(error);
}
