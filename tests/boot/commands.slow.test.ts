import { afterEach, expect, it } from 'vitest';
import { makeUsedFolder, removeDataFolders } from '@/tests/support/database/data-folder';
import { freePort } from '@/tests/support/processes/free-port';
import { inheritedEnvironment, runNpmScript } from '@/tests/support/processes/npm-script';
import { endAllRuns } from '@/tests/support/processes/processes';

/** The worker command is tested in tests/platform/worker.slow.server.test.ts, the measuring commands in tests/long. */

afterEach(async () => {
  await endAllRuns();
  await removeDataFolders();
});

/** The environment of a new user's shell with an explicit MODE, because Vitest sets its own. */
const environment = () => ({ ...inheritedEnvironment(), MODE: 'demo', DATABASE_URL: '', API_BASE_URL: '' });

it('[U8] npm run dev serves its first page, and one of the API', async () => {
  const port = await freePort();
  const run = runNpmScript('dev', { ...environment(), DATA_DIR: makeUsedFolder(), PORT: String(port) });
  await run.says(/the site is ready/);
  const page = await fetch(`http://127.0.0.1:${port}/terms`);
  expect(page.status).toBe(200);
  expect(await page.text()).toMatch(/<h1[^>]*>[^<]*Terms/);
  expect((await fetch(`http://127.0.0.1:${port}/api/healthz`)).status).toBe(200);
  run.kill('SIGTERM');
  expect(await run.ended).toBe(0);
});
