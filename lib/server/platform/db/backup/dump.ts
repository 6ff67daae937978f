import { createHash } from 'node:crypto';
import { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { now } from '@/lib/server/platform/clock';
import { StartupError } from '../startup-error';
import { END_OF_ROWS, plainText, type Header } from './format';
import { readContents, readSequences } from './tables';

export type Tally = { tables: number; rows: number };

/**
 * Streams a consistent snapshot of the database as text while the site keeps reading and writing. Adds the numbers of
 * tables and rows to `tally`.
 */
export async function* dump(url: string, tally: Tally): AsyncGenerator<Buffer> {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: url,
    stream: () => socket,
    application_name: 'site backup',
    connectionTimeoutMillis: 10_000,
  });
  // Ignored here, because the query being awaited rejects with the same error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const header = await freeze(client);
    const hash = createHash('sha256');
    const say = (text: string | Buffer) => {
      const bytes = Buffer.from(text);
      hash.update(bytes);
      return bytes;
    };
    yield say(`${JSON.stringify(header)}\n`);
    const rows: number[] = [];
    for (const { name, columns } of header.tables) {
      const copy = client.query(copyTo(`copy public.${name} (${columns.join(', ')}) to stdout`));
      for await (const chunk of copy as Readable) yield say(chunk as Buffer);
      yield say(END_OF_ROWS);
      rows.push(copy.rowCount);
      tally.tables += 1;
      tally.rows += copy.rowCount;
    }
    yield Buffer.from(`${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`);
  } finally {
    // If the caller stops early, the connection is destroyed: a clean close would wait for the rest of the table.
    socket.destroy();
  }
}

/** Starts the snapshot. Locks the tables against migrations first, which a snapshot alone does not prevent. */
async function freeze(client: pg.Client): Promise<Header> {
  const { tables, migrations } = await readContents(client);
  if (migrations.length === 0)
    throw new StartupError('There is nothing to back up: the database does not belong to the site.');
  await client.query('begin isolation level repeatable read, read only');
  await client.query(plainText);
  await client.query(`lock table ${tables.map(({ name }) => `public.${name}`).join(', ')} in access share mode`);
  const held = await readContents(client);
  if (JSON.stringify(held) !== JSON.stringify({ migrations, tables }))
    throw new StartupError('The database was migrated during the backup: start the backup again.');
  const sequences = await readSequences(client);
  return { format: 'site-backup', version: 1, madeAt: now().toISOString(), migrations, tables, sequences };
}
