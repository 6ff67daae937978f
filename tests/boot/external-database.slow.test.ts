import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { joinServer, type EmbeddedServer } from '@/lib/server/platform/db/embedded/server';
import { makeDataFolder, makeUsedFolder, removeDataFolders } from '@/tests/support/database/data-folder';
import { endAllRuns } from '@/tests/support/processes/processes';
import { runSite, startSite, type Site } from '@/tests/support/processes/site';

const servers: EmbeddedServer[] = [];
let dataDir: string;

beforeEach(() => {
  dataDir = join(makeDataFolder(), 'never-made');
});

afterEach(async () => {
  await endAllRuns();
  await Promise.all(servers.splice(0).map((server) => server.release()));
  await removeDataFolders();
});

/** A Postgres server that the site knows only by URL. */
async function somePostgres(folder: string) {
  const server = await joinServer(folder);
  servers.push(server);
  return server.url();
}

const register = (site: Site) =>
  fetch(`${site.url}/api/users/register`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'ann@example.test',
      password: 'correct horse battery staple',
      firstName: 'Ann',
      lastName: 'Lee',
    }),
  });

it('[K3] uses an existing Postgres: migrates it, works on it, and creates no cluster', async () => {
  const DATABASE_URL = await somePostgres(makeDataFolder());
  const site = await startSite({ dataDir, env: { DATABASE_URL } });
  const line = JSON.parse(await site.run.says(/"msg":"the site is ready/)) as { database: string };
  expect(line.database).toBe('the Postgres of DATABASE_URL');
  expect((await register(site)).status).toBe(201);
  expect((await site.get('/api/readyz')).status).toBe(200);
  site.run.kill('SIGTERM');
  expect(await site.run.ended).toBe(0);
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);

  // The site does not stop an external server.
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  const { rows } = await client.query(
    `select email from accounts where email not like 'sample-%' and email <> 'ambassador@example.test'`,
  );
  await client.end();
  expect(rows).toEqual([{ email: 'ann@example.test' }]);
});

it('[K3] says in one line that the configured Postgres does not respond', async () => {
  const run = runSite({ dataDir, env: { DATABASE_URL: 'postgres://somebody@127.0.0.1:9/site' } });
  expect(await run.ended).toBe(1);
  expect(run.lines).toEqual([expect.stringMatching(/^The database does not respond .*check DATABASE_URL/)]);
});

it('[R58] says in one line that a newer version created its database, and leaves it unchanged', async () => {
  const folder = makeUsedFolder();
  const client = new pg.Client({ connectionString: await somePostgres(folder) });
  await client.connect();
  await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`);
  await client.end();
  const run = runSite({ dataDir: folder });
  expect(await run.ended).toBe(1);
  expect(run.lines).toEqual([
    'The database was made by a newer version of this site: update the code. Nothing was changed.',
  ]);
});
