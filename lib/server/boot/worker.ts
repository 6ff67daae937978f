import './node-env';
import { describeConfiguration } from './describe-configuration';
import { loadEnvironment } from './environment';
import { failStart } from './fail-start';
import { openJobs, openServices } from './open-services';
import { makeShutdown } from './shutdown';
import { buildFingerprint } from './build-fingerprint';
import { createSiteServices } from '@/lib/server/app/site-services';
import { registerSiteServices } from '@/lib/server/platform/site-services';
import { StartupError } from '@/lib/server/platform/db/startup-error';
import { settings } from '@/lib/server/platform/settings/env';
import { log } from '@/lib/server/platform/log/log';

/** `npm run worker`: runs the site's jobs in a separate process. Any number of workers may share one database. */
const shutdown = makeShutdown();
try {
  loadEnvironment();
  if (settings().apiBaseUrl) throw new StartupError('API_BASE_URL is set: run the worker where that API runs.');
  const database = await openServices(shutdown.add);
  // The same fingerprint as in the site, so that its pages find the figures that this process computes.
  registerSiteServices(createSiteServices(buildFingerprint(process.cwd())));
  shutdown.add(await openJobs());
  log.info(describeConfiguration(settings(), { database, role: 'worker' }), 'worker ready');
} catch (error) {
  await shutdown.abandon();
  failStart(error);
}
