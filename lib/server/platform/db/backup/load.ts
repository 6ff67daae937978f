import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartupError } from '../startup-error';
import type { Tally } from './dump';
import { parseLine, plainText, trailer, type Header } from './format';
import type { Parts } from './reader';
import { readContents } from './tables';
import { sum } from '@/lib/domain/shared/averages';

/** Loads the rows in one transaction, which is rolled back unless row counts and checksum match. */
export async function load(url: string, says: Header, parts: Parts): Promise<Tally> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'site restore',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`${plainText}; set local lock_timeout = '10s'`);
    await claim(client, says);
    const rows: number[] = [];
    for (const table of says.tables) rows.push(await fill(client, table, parts));
    await check(rows, parts);
    for (const { name, last, isCalled } of says.sequences)
      await client.query('select setval($1::regclass, $2::bigint, $3)', [`public.${name}`, last, isCalled]);
    // Check deferred constraints before triggers are enabled again.
    await client.query('set constraints all immediate');
    await switchTriggers(client, says, 'enable');
    await client.query('commit');
    await client.query('analyze');
    return { tables: rows.length, rows: sum(rows) };
  } finally {
    // Closing the connection rolls back an uncommitted transaction.
    await client.end();
  }
}

/** Locks all tables until the load ends. Throws unless their columns match the backup's and all of them are empty. */
async function claim(client: pg.Client, says: Header) {
  const { tables, migrations } = await readContents(client);
  if (JSON.stringify(migrations) !== JSON.stringify(says.migrations) || !isSame(tables, says.tables))
    throw new StartupError(
      'The backup and the database are of different versions of the site: restore with the version that made the backup, then update. Nothing was changed.',
    );
  await client.query(`lock table ${tables.map(({ name }) => `public.${name}`).join(', ')} in access exclusive mode`);
  const filled: string[] = [];
  for (const { name } of tables) {
    const found = await client.query<{ any: boolean }>(`select exists (select from public.${name}) as any`);
    if (found.rows[0]?.any) filled.push(name);
  }
  if (filled.length > 0)
    throw new StartupError(
      `The database already holds data (${filled.join(', ')}): restore into a new DATA_DIR or an empty database. Nothing was changed.`,
    );
  // Triggers are disabled, because they already ran when the rows were first written.
  await switchTriggers(client, says, 'disable');
}

const isSame = (a: Header['tables'], b: Header['tables']) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

const sorted = (tables: Header['tables']) => tables.toSorted((a, b) => (a.name < b.name ? -1 : 1));

async function switchTriggers(client: pg.Client, { tables }: Header, how: 'enable' | 'disable') {
  for (const { name } of tables) await client.query(`alter table public.${name} ${how} trigger user`);
}

async function fill(client: pg.Client, { name, columns }: Header['tables'][number], parts: Parts) {
  const copy = client.query(copyFrom(`copy public.${name} (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(parts.rows()), copy);
  return copy.rowCount;
}

async function check(rows: number[], parts: Parts) {
  const sha256 = parts.sha256();
  const says = parseLine(trailer, await parts.line(), 'The backup is damaged: its end is wrong. Nothing was changed.');
  const fits = says.sha256 === sha256 && says.rows.length === rows.length && rows.every((n, i) => n === says.rows[i]);
  if (!fits || !(await parts.isAtEnd()))
    throw new StartupError('The backup is damaged: its checksum does not match. Nothing was changed.');
}
