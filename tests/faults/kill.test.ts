import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { randomInt } from 'node:crypto';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { joinServer } from '@/lib/server/platform/db/embedded/server';
import { findRunning } from '@/lib/server/platform/db/embedded/postmaster';
import { killProcess } from '@/lib/server/platform/db/embedded/processes';
import { makeDataFolder, removeDataFolders } from '@/tests/support/database/data-folder';
import { runBundled } from '@/tests/support/processes/bundled-scripts';
import { endAllRuns, type Run } from '@/tests/support/processes/processes';
import { repetitions } from '../support/repetitions';

afterEach(async () => {
  await endAllRuns();
  await removeDataFolders();
});

const acknowledged = (runs: Run[]) =>
  runs
    .flatMap((run) => run.lines)
    .flatMap((line) => /^wrote (\d+)$/.exec(line)?.[1] ?? [])
    .map(Number);

const kills = repetitions({ usual: 4, long: 30 });

it(`[R51] loses no acknowledged write in ${kills} kills of writer and database, and stores nothing twice`, async () => {
  const folder = makeDataFolder();
  const runs: Run[] = [];
  const startWriter = async () => {
    const run = runBundled('tests/support/database/writer-process.ts', [String(runs.length * 1_000_000)], {
      env: { ...process.env, MODE: 'demo', DATA_DIR: folder, LOG_LEVEL: 'silent', DATABASE_URL: '' },
    });
    runs.push(run);
    await run.says(/^opened/);
    return run;
  };
  let writer = await startWriter();
  for (let kill = 0; kill < kills; kill += 1) {
    const before = acknowledged(runs).length;
    // The first kill waits until writes work again; later kills come at any moment.
    while (acknowledged(runs).length <= before) await pause(5);
    await pause(randomInt(150));
    if (kill % 2 === 0) {
      killProcess(findRunning(join(folder, 'postgres'))!.pid);
    } else {
      writer.kill('SIGKILL');
      await writer.ended;
      writer = await startWriter();
    }
  }
  writer.kill('SIGKILL');
  await writer.ended;

  const promised = acknowledged(runs);
  expect(promised.length).toBeGreaterThanOrEqual(kills);
  const server = await joinServer(folder);
  const client = new pg.Client({ connectionString: server.url() });
  await client.connect();
  const { rows } = await client.query<{ number: number }>(
    `select (detail ->> 'number')::int as number from audit_events where event = 'write'`,
  );
  const { rows: counters } = await client.query<{ points: number }>(
    `select points from rate_limits where key = 'writes'`,
  );
  await client.end();
  await server.release();
  const stored = rows.map(({ number }) => number);
  const storedNumbers = new Set(stored);
  expect(promised.filter((number) => !storedNumbers.has(number))).toEqual([]);
  expect(storedNumbers.size).toBe(stored.length);
  expect(counters[0]?.points).toBe(stored.length);
});
