import { sweepDeadRuns } from '@/tests/support/quick-folder';
import { startSite } from './site';
import { authSecret, opsToken } from './site-settings';

/** One site for the run, with limits so high that no test meets them; the answer stops it. */
export default async function setUp() {
  await sweepDeadRuns();
  const site = await startSite({ RATE_LIMIT_FACTOR: '1000', OPS_TOKEN: opsToken, AUTH_SECRET: authSecret });
  // Workers are started after this, and inherit both.
  process.env.E2E_ADDRESS = site.address;
  process.env.AUTH_SECRET = authSecret;
  return site.stop;
}
