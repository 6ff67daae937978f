import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { joinServer } from '@/lib/server/platform/db/embedded/server';
import { findRunning } from '@/lib/server/platform/db/embedded/postmaster';
import { killProcess } from '@/lib/server/platform/db/embedded/processes';
import { makeUsedFolder, removeDataFolders } from '@/tests/support/database/data-folder';
import { eventually } from '../support/eventually';
import { endAllRuns } from '@/tests/support/processes/processes';
import { freePort } from '@/tests/support/processes/free-port';
import { repetitions } from '../support/repetitions';
import { startSite } from '@/tests/support/processes/site';

afterEach(async () => {
  await endAllRuns();
  await removeDataFolders();
});

type Visit = {
  table: 'accounts' | 'leads';
  method: string;
  path: string;
  body: (email: string) => object;
  /** The pause of a visitor between two requests, in ms. */
  pauseMs: number;
};

const opensAccount: Visit = {
  table: 'accounts',
  method: 'PUT',
  path: '/api/users/register',
  body: (email) => ({ email, password: 'correct horse battery staple', firstName: 'Ann', lastName: 'Lee' }),
  // Hashing a password takes about as long: without a pause the site would do little else.
  pauseMs: 100,
};
const leavesWish: Visit = {
  table: 'leads',
  method: 'POST',
  path: '/api/users/join-us',
  body: (email) => ({ email, firstName: 'Ann', joinAs: 'ambassador' }),
  pauseMs: 20,
};

const tables = [opensAccount.table, leavesWish.table];

/**
 * Starts three concurrent visitors: two write repeatedly and one opens accounts, whose password hashes use half of the
 * site's CPU time. Records the acknowledged writes.
 */
function startVisitors(port: number) {
  const acknowledged: { table: string; email: string }[] = [];
  const answers = new Set<number>();
  let isOver = false;
  const come = async ({ table, method, path, body, pauseMs }: Visit, visitor: number) => {
    for (let n = 0; !isOver; n += 1) {
      const email = `visitor-${visitor}-${n}@example.test`;
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body(email)),
        // A killed site sends no response.
      }).catch(() => undefined);
      if (answer) answers.add(answer.status);
      if (answer?.ok) acknowledged.push({ table, email });
      await pause(pauseMs);
    }
  };
  const done = Promise.all([opensAccount, leavesWish, leavesWish].map(come));
  const counts = () => tables.map((table) => acknowledged.filter((write) => write.table === table).length);
  const writeAgain = async () => {
    const before = counts();
    await eventually(() => counts().forEach((count, n) => expect(count).toBeGreaterThan(before[n] ?? 0)));
  };
  return { acknowledged, answers, writeAgain, stop: () => ((isOver = true), done) };
}

/** The number of kills, alternating between database and site. */
const kills = repetitions({ usual: 4, long: 30 });

/** The long run takes three minutes on an idle machine, most of it for fifteen starts of the site. */
const timeout = 1_800_000;

it(
  `[R51] loses no acknowledged write in ${kills} kills of site and database, stores nothing twice, and responds only with success and 503`,
  { timeout },
  async () => {
    const dataDir = makeUsedFolder();
    const port = await freePort();
    let site = await startSite({ dataDir, port });
    const visitors = startVisitors(port);
    for (let kill = 0; kill < kills; kill += 1) {
      // The first kill waits until writes of both kinds work again; later kills come at any moment.
      await visitors.writeAgain();
      await pause(randomInt(150));
      if (kill % 2 === 0) {
        killProcess(findRunning(join(dataDir, 'postgres'))!.pid);
      } else {
        site.run.kill('SIGKILL');
        await site.run.ended;
        site = await startSite({ dataDir, port });
      }
      await eventually(async () => expect((await site.get('/api/readyz')).status).toBe(200));
    }
    await visitors.writeAgain();
    await visitors.stop();
    site.run.kill('SIGTERM');
    await site.run.ended;

    expect([...visitors.answers].sort()).toEqual([200, 201, 503]);
    const server = await joinServer(dataDir);
    const client = new pg.Client({ connectionString: server.url() });
    await client.connect();
    for (const table of tables) {
      const { rows } = await client.query<{ email: string }>(`select email from ${table}`);
      const storedEmails = new Set(rows.map(({ email }) => email));
      const promised = visitors.acknowledged.filter((write) => write.table === table).map(({ email }) => email);
      expect(promised.length).toBeGreaterThanOrEqual(kills);
      expect(promised.filter((email) => !storedEmails.has(email))).toEqual([]);
      expect(storedEmails.size).toBe(rows.length);
    }
    await client.end();
    await server.release();
  },
);
