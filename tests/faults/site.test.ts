import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { failure } from '@/lib/contracts/shared/failure';
import { superClient } from '@/lib/server/platform/db/embedded/connection';
import { withFileLock } from '@/lib/server/platform/db/embedded/file-lock';
import { findRunning } from '@/lib/server/platform/db/embedded/postmaster';
import { killProcess, processesIn, sendSignal } from '@/lib/server/platform/db/embedded/processes';
import { makeUsedFolder, removeDataFolders } from '@/tests/support/database/data-folder';
import { eventually } from '../support/eventually';
import { endAllRuns } from '@/tests/support/processes/processes';
import { repetitions } from '../support/repetitions';
import { openRaw, sendRaw } from '@/tests/support/processes/raw-http';
import { startSite, type Site } from '@/tests/support/processes/site';

const tidyUp = async () => {
  await endAllRuns();
  await removeDataFolders();
};

const isReady = async (site: Site) => expect((await site.get('/api/readyz')).status).toBe(200);
const isRed = async (site: Site) => expect((await site.get('/api/readyz')).status).toBe(503);

async function expectAwayOrFine(answer: Response) {
  expect([200, 503]).toContain(answer.status);
  const body: unknown = await answer.json();
  if (answer.status === 503) expect(failure.parse(body).data.code).toBe('unavailable');
}

/** Identical calls within a second share one response, so each of these has its own URL and queries the database. */
let requestCount = 0;
const readTrades = (site: Site) => site.get(`/api/trades?asked=${(requestCount += 1)}`);

const rounds = repetitions({ usual: 2, long: 5 });

describe('a site whose database stops and returns', () => {
  let site: Site;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = makeUsedFolder();
    site = await startSite({ dataDir });
  });
  afterAll(tidyUp);

  it('[R54] answers 503 in its own format while the database is killed under load, then recovers by itself', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const calls = Array.from({ length: 60 }, () => readTrades(site));
      killProcess(findRunning(join(dataDir, 'postgres'))!.pid);
      const later = Array.from({ length: 60 }, () => readTrades(site));
      for (const answer of await Promise.all([...calls, ...later])) await expectAwayOrFine(answer);
      await eventually(() => isReady(site));
    }
  });

  it('[R54] [R51] answers open requests with 503, is not ready while the database is down, and ready when it is back', async () => {
    const folder = join(dataDir, 'postgres');
    const holder = superClient(findRunning(folder)!.socketFolder, {
      name: 'site test',
      timeoutMs: 5_000,
      database: 'site',
    });
    await holder.connect();
    await holder.query('begin');
    await holder.query('lock table trades in access exclusive mode');
    const inFlight = readTrades(site);
    const waiting = `select count(*)::int as n from pg_locks where relation = 'trades'::regclass and not granted`;
    await eventually(async () => expect((await holder.query(waiting)).rows).toEqual([{ n: 1 }]));

    // A restart needs this lock, so the database stays down while it is held.
    await withFileLock(`${folder}.lock`, async () => {
      killProcess(findRunning(folder)!.pid);
      const answer = await inFlight;
      expect(answer.status).toBe(503);
      await expectAwayOrFine(answer);
      await isRed(site);
      expect((await readTrades(site)).status).toBe(503);
      expect((await site.get('/api/healthz')).status).toBe(200);
      await isRed(site);
    });
    await eventually(() => isReady(site));
    expect((await readTrades(site)).status).toBe(200);
  });

  it('[R54] is not ready while the database hangs, and ready afterwards', async () => {
    processesIn(join(dataDir, 'postgres')).forEach((pid) => sendSignal(pid, 'SIGSTOP'));
    await isRed(site);
    await eventually(() => isReady(site));
    expect((await readTrades(site)).status).toBe(200);
  });

  it('[R56] answers 200 calls at once without an error', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => site.get('/api/trades')));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });

  it('[R52] API, pages and boot have separate module instances and share one pool of ten connections', async () => {
    // Pages rendered per request and API calls: twice as many as three pools would have connections.
    const paths = ['/api/trades', '/search?q=apple', '/stock-insights-by-sector/robotics', '/api/places?kind=cities'];
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => site.get(paths[n % paths.length] ?? '/')));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const client = superClient(findRunning(join(dataDir, 'postgres'))!.socketFolder, {
      name: 'site test',
      timeoutMs: 5_000,
      database: 'site',
    });
    await client.connect();
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where application_name = 'site'`,
    );
    await client.end();
    expect(rows[0]?.n).toBeGreaterThan(1);
    expect(rows[0]?.n).toBeLessThanOrEqual(10);
  });
});

describe('a site that is told to stop', () => {
  afterEach(tidyUp);

  it('[R59] on SIGTERM accepts no new requests, finishes open ones and exits with 0', async () => {
    const site = await startSite({ dataDir: makeUsedFolder() });
    const body = JSON.stringify({ email: 'nobody@example.test', password: 'a wrong password' });
    const slow = openRaw(site.port);
    slow.send(
      `POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    // Once a later request has a response, the server has received the head of the slow one.
    await isReady(site);
    site.run.kill('SIGTERM');
    await site.run.says(/shutting down/);
    await eventually(async () => expect((await sendRaw(site.port, 'GET / HTTP/1.1\r\n\r\n')).status).toBe(0));
    slow.send(body.slice(5));
    expect((await slow.answer).status).toBe(401);
    expect(await site.run.ended).toBe(0);
  });

  it('[R59] exits at once on a second SIGTERM', async () => {
    const site = await startSite({ dataDir: makeUsedFolder() });
    const stuck = openRaw(site.port);
    stuck.send(
      'POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
    );
    await isReady(site);
    site.run.kill('SIGTERM');
    await site.run.says(/shutting down/);
    const again = setInterval(() => site.run.kill('SIGTERM'), 100);
    expect(await site.run.ended).toBe(1);
    clearInterval(again);
    await site.run.says(/received two stop signals/);
  });
});
