import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { migrate } from '@/lib/server/platform/db/migrate';
import { databaseUrl } from '@/lib/server/platform/db/url';

type Journal = { entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[] };

let owner: pg.Client;
let folder: string;

beforeEach(async () => {
  owner = new pg.Client({ connectionString: databaseUrl() });
  await owner.connect();
  folder = mkdtempSync(join(tmpdir(), 'site-migrations-'));
  cpSync('lib/server/platform/db/migrations', folder, { recursive: true });
});

afterEach(async () => {
  await owner.query('drop table if exists later');
  await owner.query(`delete from drizzle.__drizzle_migrations where created_at > $1`, [
    newestWhen('lib/server/platform/db/migrations'),
  ]);
  await owner.end();
  rmSync(folder, { recursive: true, force: true });
});

const journalOf = (path: string) => JSON.parse(readFileSync(join(path, 'meta/_journal.json'), 'utf8')) as Journal;
const newestWhen = (path: string) => Math.max(...journalOf(path).entries.map((entry) => entry.when));

/** Adds a migration after the newest one, as a later version of the code would. */
function addMigration(statements: string[]) {
  const journal = journalOf(folder);
  const tag = `${String(journal.entries.length).padStart(4, '0')}_later`;
  journal.entries.push({
    idx: journal.entries.length,
    version: '7',
    when: newestWhen(folder) + 1,
    tag,
    breakpoints: true,
  });
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(journal));
  writeFileSync(join(folder, `${tag}.sql`), statements.join('\n--> statement-breakpoint\n'));
}

const tableExists = async () =>
  (await owner.query<{ there: boolean }>(`select to_regclass('later') is not null as there`)).rows[0]?.there;

it('[R58] applies new migrations once, however many processes start together', async () => {
  addMigration(['create table later (n int)']);
  await Promise.all(Array.from({ length: 4 }, () => migrate(databaseUrl(), [], folder)));
  expect(await tableExists()).toBe(true);
  const { rows } = await owner.query(
    'select count(*)::int as n from drizzle.__drizzle_migrations where created_at = $1',
    [newestWhen(folder)],
  );
  expect(rows).toEqual([{ n: 1 }]);
});

it('[R58] changes nothing when a migration fails half way, and can be run again', async () => {
  addMigration(['create table later (n int)', 'select 1 / 0']);
  await expect(migrate(databaseUrl(), [], folder)).rejects.toThrow(/division by zero.*Nothing was changed/);
  expect(await tableExists()).toBe(false);
  await migrate(databaseUrl());
});

it('[R58] refuses a database that newer code has migrated', async () => {
  addMigration(['create table later (n int)']);
  await migrate(databaseUrl(), [], folder);
  await expect(migrate(databaseUrl())).rejects.toThrow(/newer version/);
});

it('[R58] refuses a database with another history', async () => {
  const journal = journalOf(folder);
  const [first] = journal.entries;
  writeFileSync(join(folder, `${first!.tag}.sql`), 'create table another_start (n int)');
  await expect(migrate(databaseUrl(), [], folder)).rejects.toThrow(/another version/);
});

it('[R58] gives the app role its rights on new tables', async () => {
  addMigration(['create table later (n int)']);
  await migrate(databaseUrl(), [], folder);
  const { rows } = await owner.query(
    `select has_table_privilege('site_app', 'later', 'insert') as insert, has_table_privilege('site_app', 'audit_events', 'update') as rewrite`,
  );
  expect(rows).toEqual([{ insert: true, rewrite: false }]);
});

it.each([
  [140_019, 'The database is Postgres 14; the site needs 15 or newer.'],
  [90_624, 'The database is Postgres 9; the site needs 15 or newer.'],
])('[K3] refuses a Postgres that says it is %i, before it looks at anything', async (version, sentence) => {
  const querySpy = vi.spyOn(pg.Client.prototype, 'query').mockReturnValue({ rows: [{ version }] } as never);
  try {
    await expect(migrate(databaseUrl())).rejects.toThrow(sentence);
    expect(querySpy).toHaveBeenCalledTimes(1);
  } finally {
    querySpy.mockRestore();
  }
});
