import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { backUp } from '@/lib/server/platform/db/backup/backup';
import { restore } from '@/lib/server/platform/db/backup/restore';
import { inOrder } from '@/lib/server/platform/db/backup/tables';
import { db, pool } from '@/lib/server/platform/db/pool';
import { seedTrades } from '@/lib/server/sample-data/trades';
import { databaseUrl } from '@/lib/server/platform/db/url';
import { logIn, registerMember } from '@/tests/support/database/factories';
import { copyDatabase, type DatabaseCopy } from '@/tests/support/database/database';

let folder: string;
let other: DatabaseCopy;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'site-backup-'))));
afterEach(() => rmSync(folder, { recursive: true }));
// Shared by all tests: a rejected restore leaves it empty, and each test checks that.
beforeAll(async () => {
  other = await copyDatabase(inject('databaseTemplate'));
});
afterAll(() => other.drop());

const into = (path: string, url = other.url) => restore(path, { open: () => Promise.resolve(url) });

async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const ask = <Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> =>
  connected(url, async (client) => (await client.query<Row>(statement)).rows);

/** Every row of every table of the site, as text. */
const contentsOf = (url: string) =>
  connected(url, async (client) => {
    const tables = await client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const contents: Record<string, string[]> = {};
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ line: string }>(
        `select t::text as line from public.${name} t order by t::text collate "C"`,
      );
      contents[name] = rows.map(({ line }) => line);
    }
    return contents;
  });

const isEmpty = async (url: string) => expect(Object.values(await contentsOf(url)).flat()).toEqual([]);

describe('[R58] a backup', () => {
  it('restores every row of every table, unusual text and sequences included', async () => {
    await seedTrades(db());
    const member = await registerMember();
    await logIn(member);
    const unusual = ['\\.', '\\N', 'a\tb\nc\r\\', '', 'null', '日本 🎈', '"quoted", {braces}'];
    for (const text of unusual)
      await pool().query('insert into searches (account_id, search, searched_at) values ($1, $2, now())', [
        member.id,
        text,
      ]);
    const { path, rows } = await backUp(databaseUrl(), folder);
    const copy = await copyDatabase(inject('databaseTemplate'));
    const report = await into(path, copy.url);
    expect(report.rows).toBe(rows);
    expect(await contentsOf(copy.url)).toEqual(await contentsOf(databaseUrl()));

    const insert = `insert into audit_events (at, event, result) values (now(), 'x', 'ok') returning id`;
    const [[here], [there]] = await Promise.all([
      ask<{ id: string }>(databaseUrl(), insert),
      ask<{ id: string }>(copy.url, insert),
    ]);
    expect(there).toEqual(here);
    await expect(ask(copy.url, 'delete from audit_events')).rejects.toThrow('never changed or deleted');
    await expect(ask(copy.url, 'update trades set thousand_cents = 1 where number = 2')).rejects.toThrow('continue');
    await copy.drop();
  });

  it('is consistent while the site writes', async () => {
    let isOver = false;
    const writing = (async () => {
      for (let n = 0; !isOver; n += 1)
        await db().transaction(async (tx) => {
          await tx.execute(
            `insert into analytics_events (at, name, path, session_id) values (now(), 'view', '/${n}', 's')`,
          );
          await tx.execute(
            `insert into rate_limits (key, points) values ('written', 1) on conflict (key) do update set points = rate_limits.points + 1`,
          );
        });
    })();
    const made = [];
    for (let n = 0; n < 3; n += 1) made.push(await backUp(databaseUrl(), folder));
    isOver = true;
    await writing;
    for (const { path } of made) {
      const copy = await copyDatabase(inject('databaseTemplate'));
      await into(path, copy.url);
      const [found] = await ask(
        copy.url,
        `select (select count(*) from analytics_events where name = 'view') = coalesce((select points from rate_limits where key = 'written'), 0) as fits`,
      );
      await copy.drop();
      expect(found).toEqual({ fits: true });
    }
    await pool().query(`delete from analytics_events where name = 'view'`);
  });

  it('is readable by its owner alone, and the folder contains nothing else', async () => {
    const { path } = await backUp(databaseUrl(), folder);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([path]);
  });

  it('leaves nothing behind when it is stopped or the database is not the site’s, and removes what a killed one left', async () => {
    const stopped = AbortSignal.abort();
    await expect(backUp(databaseUrl(), folder, { signal: stopped })).rejects.toThrow('Stopped. Nothing was written.');
    const foreign = new URL(databaseUrl());
    foreign.pathname = '/postgres';
    await expect(backUp(foreign.href, folder)).rejects.toThrow('There is nothing to back up');
    expect(readdirSync(folder)).toEqual([]);
    writeFileSync(join(folder, 'site-2026-01-01T000000000Z.backup.gz.partial'), 'half');
    const { path } = await backUp(databaseUrl(), folder);
    expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([path]);
  });

  it('keeps as many as configured', async () => {
    const others = ['notes.txt', 'before-the-move.backup.gz'];
    others.forEach((name) => writeFileSync(join(folder, name), 'mine'));
    const made: string[] = [];
    while (made.length < 4) made.push(basename((await backUp(databaseUrl(), folder, { keep: 2 })).path));
    expect(readdirSync(folder).toSorted()).toEqual([...others, ...made.slice(-2)].toSorted());
  });
});

describe('[R58] a restore', () => {
  let path: string;
  let whole: Buffer;
  beforeAll(async () => {
    await seedTrades(db());
    const made = await backUp(databaseUrl(), mkdtempSync(join(tmpdir(), 'site-backup-')));
    whole = readFileSync(made.path);
    rmSync(dirname(made.path), { recursive: true });
  });
  beforeEach(() => {
    path = join(folder, 'site.backup.gz');
    writeFileSync(path, whole);
  });

  it('refuses a database that is not empty', async () => {
    await ask(other.url, `insert into rate_limits (key, points) values ('one', 1)`);
    const before = await contentsOf(other.url);
    await expect(into(path)).rejects.toThrow('already holds data (rate_limits)');
    expect(await contentsOf(other.url)).toEqual(before);
    await ask(other.url, 'delete from rate_limits');
  });

  it.each<[string, (text: string) => string, RegExp]>([
    ['another version', (text) => text.replace(/"migrations":\["\w/, '"migrations":["x'), /different versions/],
    ['another column', (text) => text.replace('"symbol"', '"symbole"'), /different versions/],
    ['a changed row', (text) => text.replace(/^(record\t1\t.*\t)Call\t/m, '$1Put\t'), /checksum does not match/],
    ['a lost row', (text) => text.replace(/^record\t33\t.*\n/m, ''), /checksum does not match/],
    ['an invalid row', (text) => text.replace('\tCall\t', '\t'), /damaged or incomplete/],
    ['no end', (text) => text.slice(0, text.lastIndexOf('{"rows"')), /damaged or incomplete/],
    ['more after its end', (text) => `${text}more`, /checksum does not match/],
    ['another beginning', (text) => `x${text}`, /not a backup of this site/],
  ])('refuses one with %s and changes nothing', async (_, damage, sentence) => {
    writeFileSync(path, gzipSync(damage(gunzipSync(whole).toString())));
    await expect(into(path)).rejects.toThrow(sentence);
    await isEmpty(other.url);
  });

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 100), /damaged or incomplete/],
    ['no archive', () => Buffer.from('hello'), /not a backup of this site/],
    ['empty', () => Buffer.alloc(0), /damaged or incomplete/],
  ])('refuses one that is %s and changes nothing', async (_, damage, sentence) => {
    writeFileSync(path, damage(whole));
    await expect(into(path)).rejects.toThrow(sentence);
    await isEmpty(other.url);
  });
});

it('[R58] fills parent tables before children, and says when there is no such order', () => {
  const tables = ['child', 'parent', 'grandchild'].map((name) => ({ name }));
  const references = [
    { child: 'child', parent: 'parent' },
    { child: 'grandchild', parent: 'child' },
  ];
  expect(inOrder(tables, references).map(({ name }) => name)).toEqual(['parent', 'child', 'grandchild']);
  expect(() => inOrder(tables, [...references, { child: 'parent', parent: 'grandchild' }])).toThrow('Circular');
});
