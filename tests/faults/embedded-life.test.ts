import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { findRunning, readPostmaster } from '@/lib/server/platform/db/embedded/postmaster';
import { isPostgresOf, markOf, processesIn, sendSignal } from '@/lib/server/platform/db/embedded/processes';
import { makeDataFolder, removeDataFolders } from '@/tests/support/database/data-folder';
import { eventually } from '../support/eventually';
import { runBundled } from '@/tests/support/processes/bundled-scripts';
import { endAllRuns } from '@/tests/support/processes/processes';
import { repetitions } from '../support/repetitions';

const SCRIPT = 'tests/support/database/database-process.ts';

afterEach(async () => {
  await endAllRuns();
  await removeDataFolders();
});

const join_ = async (folder: string) => {
  const run = runBundled(SCRIPT, [folder]);
  const url = (await run.says(/^url /)).slice(4);
  return { run, url };
};

const cluster = (folder: string) => join(folder, 'postgres');
const pidOf = (folder: string) => findRunning(cluster(folder))?.pid;

async function ask<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, query_timeout: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(statement)).rows;
  } finally {
    client.end().catch(() => undefined);
  }
}

it('[K3] runs Postgres 18 on a private unix socket, without a TCP port', async () => {
  const folder = makeDataFolder();
  const { url } = await join_(folder);
  const rows = await ask<Record<string, string>>(
    url,
    `select current_setting('server_version_num') as version, current_setting('listen_addresses') as addresses,
            current_setting('fsync') as fsync, current_user as who`,
  );
  expect(rows).toEqual([{ version: expect.stringMatching(/^18/) as string, addresses: '', fsync: 'on', who: 'site' }]);
  const { socketFolder } = readPostmaster(cluster(folder))!;
  expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
  expect(statSync(cluster(folder)).mode & 0o777).toBe(0o700);
});

it('[K4] is shared by two processes; the first to stop keeps it running, the last one stops it', async () => {
  const folder = makeDataFolder();
  const [one, two] = await Promise.all([join_(folder), join_(folder)]);
  const pid = pidOf(folder);
  expect(two.url).toBe(one.url);
  one.run.kill('SIGTERM');
  expect(await one.run.ended).toBe(0);
  expect(pidOf(folder)).toBe(pid);
  expect(await ask(two.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  const { socketFolder } = readPostmaster(cluster(folder))!;
  two.run.kill('SIGTERM');
  expect(await two.run.ended).toBe(0);
  expect(processesIn(cluster(folder))).toEqual([]);
  expect(existsSync(socketFolder)).toBe(false);
  expect(existsSync(`${cluster(folder)}.lock`)).toBe(false);
});

it('[K4] is stopped once when the last two processes stop at the same moment', async () => {
  const folder = makeDataFolder();
  const runs = await Promise.all([join_(folder), join_(folder), join_(folder)]);
  runs.forEach(({ run }) => run.kill('SIGTERM'));
  expect(await Promise.all(runs.map(({ run }) => run.ended))).toEqual([0, 0, 0]);
  expect(processesIn(cluster(folder))).toEqual([]);
});

it('[R52] adopts the server that a killed process left behind', async () => {
  const folder = makeDataFolder();
  const first = await join_(folder);
  const pid = pidOf(folder);
  first.run.kill('SIGKILL');
  await first.run.ended;
  const second = await join_(folder);
  expect(pidOf(folder)).toBe(pid);
  second.run.kill('SIGTERM');
  expect(await second.run.ended).toBe(0);
  expect(processesIn(cluster(folder))).toEqual([]);
});

it('[R54] comes back at the same address after the postmaster is killed, with everything committed', async () => {
  const folder = makeDataFolder();
  const { url, run } = await join_(folder);
  await ask(url, 'create table kept (n int)');
  await ask(url, 'insert into kept values (7)');
  const rounds = repetitions({ usual: 2, long: 3 });
  for (let round = 1; round <= rounds; round += 1) {
    const pid = pidOf(folder)!;
    sendSignal(pid, 'SIGKILL');
    await eventually(() => expect(run.lines.filter((line) => line === 'restored')).toHaveLength(round));
    expect(await ask(url, 'select n from kept')).toEqual([{ n: 7 }]);
    expect(pidOf(folder)).not.toBe(pid);
  }
});

it('[R54] is killed and started again when it hangs', async () => {
  const folder = makeDataFolder();
  const { url, run } = await join_(folder);
  const pid = pidOf(folder)!;
  processesIn(cluster(folder)).forEach((each) => sendSignal(each, 'SIGSTOP'));
  await eventually(() => expect(run.lines).toContain('restored'));
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(pidOf(folder)).not.toBe(pid);
});

it('[R54] recovers when a backend crashes', async () => {
  const folder = makeDataFolder();
  const { url, run } = await join_(folder);
  const [row] = await ask<{ pid: number }>(
    url,
    `select pid from pg_stat_activity where application_name like 'site lease%'`,
  );
  sendSignal(row!.pid, 'SIGKILL');
  await run.says(/^restored/);
  const leases = await eventually(() =>
    ask(url, `select pid from pg_stat_activity where application_name like 'site lease%'`),
  );
  expect(leases).toHaveLength(1);
});

it('[R52] takes over a lock file of a dead process and waits for a live one', async () => {
  const folder = makeDataFolder();
  const { run } = await join_(folder);
  run.kill('SIGTERM');
  await run.ended;
  const lock = `${cluster(folder)}.lock`;
  writeFileSync(lock, JSON.stringify({ pid: run.pid, startedAt: '1', id: 'dead' }));
  const taken = await join_(folder);
  taken.run.kill('SIGTERM');
  await taken.run.ended;
  writeFileSync(lock, JSON.stringify({ ...markOf(process.pid), id: 'alive' }));
  const waiting = runBundled(SCRIPT, [folder]);
  const outcome = await Promise.race([
    waiting.says(/^url /).then(() => 'joined'),
    waiting.ended,
    new Promise((done) => setTimeout(done, 1_500, 'waits')),
  ]);
  expect(outcome).toBe('waits');
  expect(JSON.parse(readFileSync(lock, 'utf8'))).toMatchObject({ id: 'alive' });
  rmSync(lock);
  await waiting.says(/^url /);
});

it('[R52] never mistakes another process with a reused pid for its server', async () => {
  const folder = makeDataFolder();
  const { run } = await join_(folder);
  run.kill('SIGTERM');
  await run.ended;
  writeFileSync(
    join(cluster(folder), 'postmaster.pid'),
    `${process.pid}\n${cluster(folder)}\n1\n5432\n/tmp/site-pg-nobody\n\n\nready\n`,
  );
  expect(isPostgresOf(cluster(folder), process.pid)).toBe(false);
  const { url } = await join_(folder);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});
