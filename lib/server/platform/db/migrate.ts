import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { damageOf } from './faults';
import { protect } from './protect';
import { damagedData, StartupError } from './startup-error';

export const migrationsFolder = join(process.cwd(), 'lib/server/platform/db/migrations');

/** Advisory lock id. An arbitrary number, the same for every process that migrates this product's database. */
const LOCK = 7_240_531_001;

const OLDEST = 150_000;

/** An additional step run as the owner, for tables outside our schema, such as the job queue's. */
export type OwnerStep = (client: pg.Client) => Promise<void>;

/**
 * Migrates the database to this code's version, in one process at a time and one transaction. Does nothing if it is
 * current. Throws if a newer version or another migration history created the database.
 */
export async function migrate(url: string, steps: OwnerStep[] = [], folder = migrationsFolder) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'site migration',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  await connect(client);
  try {
    // A database that is short of space is read-only by default, but a start writes very little.
    await client.query('set default_transaction_read_only = off');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const known = existsSync(join(folder, 'meta/_journal.json'))
      ? readMigrationFiles({ migrationsFolder: folder })
      : [];
    refuseUnknown(await readApplied(client), known);
    if (known.length > 0) await apply(client, folder);
    for (const step of steps) await step(client);
    await protect(client);
  } finally {
    // Closing the connection also releases the lock.
    await client.end();
  }
}

async function apply(client: pg.Client, migrationsFolder: string) {
  try {
    await applyMigrations(drizzle(client), { migrationsFolder });
  } catch (cause) {
    const damage = damageOf(cause);
    if (damage !== undefined) throw new StartupError(damagedData(damage), { cause });
    const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause.message : String(cause);
    throw new StartupError(`A migration of the database failed (${reason}). Nothing was changed.`, { cause });
  }
}

async function connect(client: pg.Client) {
  try {
    await client.connect();
  } catch (cause) {
    const damage = damageOf(cause);
    if (damage !== undefined) throw new StartupError(damagedData(damage), { cause });
    throw new StartupError(
      `The database does not respond (${(cause as Error).message}): check DATABASE_URL and that Postgres is running.`,
      { cause },
    );
  }
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  const version = rows[0]?.version ?? 0;
  if (version < OLDEST) {
    await client.end();
    throw new StartupError(`The database is Postgres ${Math.floor(version / 10_000)}; the site needs 15 or newer.`);
  }
}

type Applied = { hash: string; created_at: string };

/** The applied migrations, oldest first; empty if the database is not the site's. */
export async function readApplied(client: pg.Client): Promise<Applied[]> {
  const there = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as there`);
  if (!(there.rows[0] as { there: boolean }).there) return [];
  return (await client.query<Applied>('select hash, created_at from drizzle.__drizzle_migrations order by created_at'))
    .rows;
}

function refuseUnknown(applied: Applied[], known: MigrationMeta[]) {
  const newest = Math.max(0, ...known.map((migration) => migration.folderMillis));
  if (applied.some((row) => Number(row.created_at) > newest)) {
    throw new StartupError(
      'The database was made by a newer version of this site: update the code. Nothing was changed.',
    );
  }
  const hashes = new Set(known.map((migration) => migration.hash));
  if (applied.some((row) => !hashes.has(row.hash))) {
    throw new StartupError(
      'The database was made by another version of this site, whose migrations this code does not know. Nothing was changed. For a demo, remove the data folder to start with new sample data.',
    );
  }
}
