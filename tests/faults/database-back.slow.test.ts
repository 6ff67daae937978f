import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { failure } from '@/lib/contracts/shared/failure';
import { findBinaries } from '@/lib/server/platform/db/embedded/binaries';
import { DATABASE, OWNER, probe } from '@/lib/server/platform/db/embedded/connection';
import { ensureServer, SILENCE_MS } from '@/lib/server/platform/db/embedded/ensure';
import { SOCKET_PORT } from '@/lib/server/platform/db/embedded/parameters';
import { findRunning, killServer, stopServer } from '@/lib/server/platform/db/embedded/postmaster';
import { killProcess, processesIn, sendSignal } from '@/lib/server/platform/db/embedded/processes';
import { makeUsedFolder, removeDataFolders } from '@/tests/support/database/data-folder';
import { eventually } from '../support/eventually';
import { endAllRuns } from '@/tests/support/processes/processes';
import { repetitions } from '../support/repetitions';
import { startSite, type Site } from '@/tests/support/processes/site';

afterEach(async () => {
  await endAllRuns();
  await removeDataFolders();
});

const LIMIT_MS = 5_000;

/** Polls the readiness endpoint, which must return 503 until it returns 200; returns the time since `from` in ms. */
async function msUntilGreen(site: Site, from: number) {
  for (;;) {
    const answer = await site.get('/api/readyz');
    if (answer.status === 200) return performance.now() - from;
    expect(failure.parse(await answer.json()).data.code).toBe('unavailable');
  }
}

const outages = { stopped: stopServer, killed: killServer };

it.each(['stopped', 'killed'] as const)(
  '[R54] with its Postgres %s it stays up, not ready, with its cached pages, and is ready within 5 s after connections work again',
  async (how) => {
    // A Postgres without a watchdog, so that the test decides how long it is down.
    const folder = join(makeUsedFolder(), 'postgres');
    const socketFolder = await ensureServer(folder, findBinaries());
    const url = `postgresql://${OWNER}@localhost/${DATABASE}?host=${encodeURIComponent(socketFolder)}&port=${SOCKET_PORT}`;
    const site = await startSite({ dataDir: join(folder, '../site'), env: { DATABASE_URL: url } });
    const statusOf = async (path: string) => (await site.get(path)).status;
    const record = await (await site.get('/options-signals')).text();

    await outages[how](folder);
    await eventually(async () => expect(await statusOf('/api/readyz')).toBe(503));
    // Many readiness checks, as from a proxy; none of them may affect the site or a page.
    for (let look = 0; look < 20; look += 1) {
      expect(await statusOf('/api/readyz')).toBe(503);
      expect(await statusOf('/api/healthz')).toBe(200);
      expect(await statusOf('/api/trades')).toBe(503);
      expect(await statusOf('/')).toBe(200);
    }
    expect(await (await site.get('/options-signals')).text()).toBe(record);

    expect(await ensureServer(folder, findBinaries(), socketFolder)).toBe(socketFolder);
    await eventually(async () => expect(await probe(socketFolder, SILENCE_MS)).toBe('ready'));
    // The time starts when the database accepts connections, which excludes its recovery on a busy machine. What
    // remains is a new connection and a statement, about ten milliseconds. Only a wait in the site itself, such as a
    // back-off or an outdated cached response, could come near the limit.
    expect(await msUntilGreen(site, performance.now())).toBeLessThan(LIMIT_MS);
    expect(await statusOf('/api/trades')).toBe(200);
    expect(await statusOf('/search?q=apple')).toBe(200);
    await stopServer(folder);
  },
);

const rounds = repetitions({ usual: 2, long: 3 });

const blows: Record<string, (folder: string) => void> = {
  'killed with -9': (folder) => killProcess(findRunning(folder)!.pid),
  hung: (folder) => processesIn(folder).forEach((pid) => sendSignal(pid, 'SIGSTOP')),
};

it('[R54] when its own server is killed with -9 or hangs, the watchdog needs one attempt, and the site is ready within 5 s', async () => {
  const dataDir = makeUsedFolder();
  const folder = join(dataDir, 'postgres');
  const site = await startSite({ dataDir });
  let attempts = 0;
  for (const [how, blow] of Object.entries(blows))
    for (let round = 1; round <= rounds; round += 1) {
      blow(folder);
      attempts += 1;
      // Counts attempts instead of seconds: the duration of an attempt depends on the machine, and
      // tests/platform/db/watchdog.server.test.ts checks the watchdog's own delays.
      await eventually(
        () => expect(linesWith(site, 'the embedded database has recovered'), how).toHaveLength(attempts),
        60_000,
      );
      expect(linesWith(site, 'the embedded database does not answer; restarting it'), how).toHaveLength(attempts);
      expect(linesWith(site, 'cannot monitor the embedded database'), how).toEqual([]);
      expect(await msUntilGreen(site, performance.now()), how).toBeLessThan(LIMIT_MS);
    }
});

const linesWith = ({ run }: Site, what: string) => run.lines.filter((line) => line.includes(what));
