import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { joinServer } from '@/lib/server/platform/db/embedded/server';
import { migrate } from '@/lib/server/platform/db/migrate';
import { installQueue } from '@/lib/server/app/jobs/install-jobs';
import { makeDataFolder, makeUsedFolder, removeDataFolders } from '@/tests/support/database/data-folder';
import { eventually } from '../support/eventually';
import { runOps } from '@/tests/support/features/ops';
import { endAllRuns, runCommand } from '@/tests/support/processes/processes';
import { startSite } from '@/tests/support/processes/site';

afterEach(async () => {
  await endAllRuns();
  await removeDataFolders();
});

const backupsIn = (folder: string) => readdirSync(folder).map((name) => join(folder, name));

async function succeed(run: ReturnType<typeof runOps>) {
  expect(await run.ended, run.lines.join('\n')).toBe(0);
}

const json = (method: string, body: object) => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

it('[K9] restores a site whose data folder was lost, from a backup made while it ran', async () => {
  const dataDir = makeUsedFolder();
  const backups = makeDataFolder();
  const credentials = { email: 'ann@example.test', password: 'correct horse battery staple' };
  const site = await startSite({ dataDir });
  const person = { ...credentials, firstName: 'Ann', lastName: 'Lee' };
  expect((await fetch(`${site.url}/api/users/register`, json('PUT', person))).status).toBe(201);
  const trades: unknown = await (await site.get('/api/trades')).json();
  await succeed(runOps(['backup', backups], { DATA_DIR: dataDir }));
  site.run.kill('SIGTERM');
  await site.run.ended;
  rmSync(dataDir, { recursive: true });

  const [path = ''] = backupsIn(backups);
  await succeed(runOps(['restore', path], { DATA_DIR: dataDir }));
  const again = await startSite({ dataDir });
  expect((await fetch(`${again.url}/api/users/login`, json('POST', credentials))).status).toBe(200);
  expect(await (await again.get('/api/trades')).json()).toMatchObject({ items: (trades as { items: unknown }).items });
  expect((await fetch(`${again.url}/api/users/register`, json('PUT', person))).status).toBe(409);

  // A restore never replaces the site's own data.
  const refused = runOps(['restore', path], { DATA_DIR: dataDir });
  expect(await refused.ended).toBe(1);
  expect(refused.lines.at(-1)).toMatch(/^The database already holds data .*Nothing was changed\.$/);
});

/** Fills a database with enough rows that a backup takes a while. */
async function fillDatabase(dataDir: string, rows: number) {
  const server = await joinServer(dataDir);
  await migrate(server.url(), [installQueue]);
  const client = new pg.Client({ connectionString: server.url() });
  await client.connect();
  if (rows > 0)
    await client.query(
      `insert into analytics_events (at, name, path, session_id)
       select now(), 'view', '/' || md5(n::text), md5((n * 7)::text) from generate_series(1, ${rows}) n`,
    );
  const count = async (statement: string) =>
    (await client.query<{ n: number }>(`select count(*)::int as n from ${statement}`)).rows[0]?.n;
  return { count, close: () => client.end().then(server.release) };
}

const ROWS = 100_000;

it('[R58] survives kill -9 in the middle of a backup and of a restore, and does each again', async () => {
  const dataDir = makeDataFolder();
  const backups = makeDataFolder();
  const full = await fillDatabase(dataDir, ROWS);
  const killed = runOps(['backup', backups], { DATA_DIR: dataDir });
  await eventually(() => expect(readdirSync(backups).some((name) => name.endsWith('.partial'))).toBe(true));
  killed.kill('SIGKILL');
  await killed.ended;
  expect(readdirSync(backups).filter((name) => name.endsWith('.backup.gz'))).toEqual([]);
  await succeed(runOps(['backup', backups], { DATA_DIR: dataDir }));
  expect(backupsIn(backups)).toHaveLength(1);
  await full.close();

  const [path = ''] = backupsIn(backups);
  const fresh = makeDataFolder();
  const empty = await fillDatabase(fresh, 0);
  const half = runOps(['restore', path], { DATA_DIR: fresh });
  await eventually(async () =>
    expect(
      await empty.count(`pg_stat_progress_copy where relid = 'analytics_events'::regclass and tuples_processed > 0`),
    ).toBe(1),
  );
  half.kill('SIGKILL');
  await half.ended;
  expect(await empty.count('analytics_events')).toBe(0);
  await succeed(runOps(['restore', path], { DATA_DIR: fresh }));
  expect(await empty.count('analytics_events')).toBe(ROWS);
  await empty.close();
});

/** A separate mount namespace: no other process sees the small disk, and it is removed with the last process. */
const namespace = process.getuid?.() === 0 ? ['--mount'] : ['--user', '--map-root-user', '--mount'];

it('[R58] leaves nothing on a full disk, and says so', async () => {
  const dataDir = makeDataFolder();
  const backups = makeDataFolder();
  const full = await fillDatabase(dataDir, 20_000);
  const script = `mount -t tmpfs -o size=64k,mode=700 none "$BACKUPS" && { "$0" --import tsx lib/server/ops/ops.ts backup "$BACKUPS"; echo "ended $?"; ls -A "$BACKUPS"; }`;
  const run = runCommand('unshare', [...namespace, 'sh', '-c', script, process.execPath], {
    env: { ...process.env, MODE: 'demo', DATA_DIR: dataDir, BACKUPS: backups, DATABASE_URL: '', LOG_LEVEL: 'silent' },
  });
  await run.ended;
  await full.close();
  expect(run.lines[0]).toMatch(/^There is no space left for .*\. Nothing was written\.$/);
  expect(run.lines.slice(1)).toEqual(['ended 1']);
});
