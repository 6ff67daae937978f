import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sweepDeadRuns } from '@/tests/support/database/quick-folder';
import { withoutNetwork } from '@/tests/support/processes/without-network';
import { startSite } from './site';
import { authSecret, opsToken } from './site-settings';

/**
 * Starts one site for the run, without network access and with rate limits that no test reaches; the returned function
 * stops it.
 */
export default async function setUp() {
  await sweepDeadRuns();
  const folder = mkdtempSync(join(tmpdir(), 'site-notes-'));
  const { env } = withoutNetwork(folder);
  const settings = { RATE_LIMIT_FACTOR: '1000', OPS_TOKEN: opsToken, AUTH_SECRET: authSecret };
  const site = await startSite({ ...settings, ...env });
  // Workers start after this and inherit all three variables.
  process.env.E2E_ADDRESS = site.address;
  process.env.E2E_TRIED_TO_REACH = env.ONLY_LOOPBACK_NOTES;
  process.env.AUTH_SECRET = authSecret;
  return async () => {
    await site.stop();
    rmSync(folder, { recursive: true });
  };
}
