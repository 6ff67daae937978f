import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { processesIn } from '@/lib/server/platform/db/embedded/processes';
import { makeUsedFolder, removeDataFolders } from '@/tests/support/database/data-folder';
import { endAllRuns } from '@/tests/support/processes/processes';
import { openRaw } from '@/tests/support/processes/raw-http';
import { startSite } from '@/tests/support/processes/site';

afterEach(async () => {
  await endAllRuns();
  await removeDataFolders();
});

const lateError = pathToFileURL(join(import.meta.dirname, '../support/processes/late-error.mjs')).href;

it.each([
  ['thrown in a timer', 'SIGUSR2'],
  ['rejected unseen', 'SIGWINCH'],
] as const)(
  '[R69] an error %s is logged once; the site finishes open requests, stops its database and exits to be restarted',
  async (message, signal) => {
    const dataDir = makeUsedFolder();
    const site = await startSite({ dataDir, env: { NODE_OPTIONS: `--import ${lateError}` } });
    const body = JSON.stringify({ email: 'nobody@example.test', password: 'a wrong password' });
    const slow = openRaw(site.port);
    slow.send(
      `POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    expect((await site.get('/api/healthz')).status).toBe(200);
    site.run.kill(signal);
    await site.run.says(/unhandled error/);
    slow.send(body.slice(5));
    expect((await slow.answer).status).toBe(401);
    expect(await site.run.ended).toBe(1);
    // Every line is our JSON: neither Next nor Node prints the error again over several lines.
    const lines = site.run.lines.map((line) => JSON.parse(line) as { level: number; err?: { message: string } });
    expect(lines.filter(({ level }) => level >= 40)).toMatchObject([{ level: 60, err: { message } }]);
    expect(processesIn(join(dataDir, 'postgres'))).toEqual([]);
  },
);

it('[R59] waits 15 s for open requests, then cuts them off and exits with 0', async () => {
  const site = await startSite({ dataDir: makeUsedFolder() });
  const stuck = openRaw(site.port);
  stuck.send(
    'POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
  );
  expect((await site.get('/api/readyz')).status).toBe(200);
  const began = performance.now();
  site.run.kill('SIGTERM');
  expect(await site.run.ended).toBe(0);
  const seconds = (performance.now() - began) / 1000;
  expect(seconds).toBeGreaterThan(14);
  // Before the 30 s after which the server itself ends an incomplete request.
  expect(seconds).toBeLessThan(28);
});
