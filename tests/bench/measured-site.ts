import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/tests/support/processes/free-port';
import { commandOf, environmentOf } from '@/tests/support/processes/npm-script';
import { startServer, type Running } from './servers';

export type MeasuredSite = Running & { port: number; dataDir: string };

const root = join(import.meta.dirname, '../..');

/**
 * Starts the built site like `npm start`, on a free port with its own data folder, which is removed on stop. Rate
 * limits are disabled unless `env` sets one.
 */
export async function startMeasuredSite({
  env = {},
  nodeArguments = [],
}: { env?: Record<string, string>; nodeArguments?: string[] } = {}): Promise<MeasuredSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const port = await freePort();
  const site = await startServer([process.execPath, ...nodeArguments, ...commandOf('start')], {
    cwd: root,
    port,
    path: '/api/readyz',
    env: { ...environmentOf('start'), PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '100000', ...env },
  });
  const stop = async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...site, port, dataDir, stop };
}
