import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { joinServer } from '@/lib/server/db/embedded/server';
import { findRunning } from '@/lib/server/db/embedded/postmaster';
import { killNow } from '@/lib/server/db/embedded/processes';
import { makeUsedFolder, removeDataFolders } from '../support/data-folder';
import { eventually } from '../support/eventually';
import { endAllRuns } from '../support/processes';
import { freePort } from '../support/free-port';
import { startSite } from '../support/site';

afterEach(async () => {
  await endAllRuns();
  await removeDataFolders();
});

/** Opens accounts without pause, three at once, and remembers which the site acknowledged. */
function startVisitors(port: number) {
  const acknowledged: string[] = [];
  const answers = new Set<number>();
  let isOver = false;
  const visit = async (visitor: number) => {
    for (let n = 0; !isOver; n += 1) {
      const email = `visitor-${visitor}-${n}@example.test`;
      const answer = await fetch(`http://127.0.0.1:${port}/api/users/register`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'correct horse battery staple', firstName: 'Ann', lastName: 'Lee' }),
        // A site that is killed answers nothing.
      }).catch(() => undefined);
      if (answer) answers.add(answer.status);
      if (answer?.status === 201) acknowledged.push(email);
      else await pause(20);
    }
  };
  const done = Promise.all([1, 2, 3].map(visit));
  return { acknowledged, answers, stop: () => ((isOver = true), done) };
}

it('[R51] loses no account that was acknowledged in 30 kills of site and database, and answers nothing but 201 and 503', async () => {
  const dataDir = makeUsedFolder();
  const port = await freePort();
  let site = await startSite({ dataDir, port });
  const visitors = startVisitors(port);
  for (let kill = 0; kill < 30; kill += 1) {
    const before = visitors.acknowledged.length;
    // Only once writes go through again; then at any moment.
    await eventually(() => expect(visitors.acknowledged.length).toBeGreaterThan(before));
    await pause(randomInt(150));
    if (kill % 2 === 0) {
      killNow(findRunning(join(dataDir, 'postgres'))!.pid);
    } else {
      site.run.kill('SIGKILL');
      await site.run.ended;
      site = await startSite({ dataDir, port });
    }
    await eventually(async () => expect((await site.get('/api/readyz')).status).toBe(200));
  }
  await visitors.stop();
  site.run.kill('SIGTERM');
  await site.run.ended;

  expect([...visitors.answers].sort()).toEqual([201, 503]);
  const server = await joinServer(dataDir);
  const client = new pg.Client({ connectionString: server.url() });
  await client.connect();
  const { rows } = await client.query<{ email: string }>('select email from accounts');
  await client.end();
  await server.release();
  const kept = new Set(rows.map(({ email }) => email));
  expect(visitors.acknowledged.length).toBeGreaterThan(30);
  expect(visitors.acknowledged.filter((email) => !kept.has(email))).toEqual([]);
  expect(kept.size).toBe(rows.length);
});
