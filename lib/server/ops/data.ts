import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { makeSecrets } from '@/lib/server/boot/check-secrets';
import { checkDataFolder } from '@/lib/server/boot/data-folder';
import { backUp } from '@/lib/server/platform/db/backup/backup';
import { restore } from '@/lib/server/platform/db/backup/restore';
import { joinServer } from '@/lib/server/platform/db/embedded/server';
import { migrate, migrationsFolder } from '@/lib/server/platform/db/migrate';
import { StartupError } from '@/lib/server/platform/db/startup-error';
import { settings } from '@/lib/server/platform/settings/env';
import { installQueue } from '@/lib/server/app/jobs/install-jobs';

/** `npm run ops -- backup [folder]`: works whether or not the site is running. */
export async function backUpData(folder = 'backups', keep?: number): Promise<string[]> {
  refuseForeignData();
  const { databaseUrl, dataDir } = settings();
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres', 'PG_VERSION')))
    throw new StartupError(`There is nothing to back up: ${dataDir} holds no database.`);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  return withDatabase(async (url) => {
    const made = await backUp(url, resolve(folder), { keep, signal: stop.signal });
    return [
      `${made.path}: ${made.tables} tables, ${made.rows} rows, ${made.bytes} bytes.`,
      ...(made.removed > 0 ? [`Removed ${made.removed} older.`] : []),
      'Not in it: settings and secrets (.env, the secrets folder of DATA_DIR). It holds personal data: keep it as safe as the database.',
    ];
  });
}

/** `npm run ops -- restore <file>`: restores into an empty database. */
export async function restoreData(path: string | undefined): Promise<string[]> {
  if (!path) throw new StartupError('Which file? npm run ops -- restore <file>');
  refuseForeignData();
  // Validate the file before anything is opened or created.
  let close = () => Promise.resolve();
  const open = async (migrations: readonly string[]) => {
    const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
    if (JSON.stringify(known) !== JSON.stringify(migrations))
      throw new StartupError(
        'The backup was made by another version of the site: restore with that version, then update. Nothing was changed.',
      );
    const { databaseUrl, dataDir } = settings();
    if (databaseUrl) return prepared(databaseUrl);
    checkDataFolder(dataDir);
    makeSecrets();
    const server = await joinServer(dataDir);
    close = server.release;
    return prepared(server.url());
  };
  try {
    const { tables, rows, madeAt } = await restore(resolve(path), { open });
    return [`Restored ${tables} tables, ${rows} rows, as they were at ${madeAt}.`];
  } finally {
    await close();
  }
}

const prepared = async (url: string) => {
  await migrate(url, [installQueue]);
  return url;
};

async function withDatabase<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const { databaseUrl, dataDir } = settings();
  if (databaseUrl) return work(databaseUrl);
  const server = await joinServer(dataDir);
  try {
    return await work(server.url());
  } finally {
    await server.release();
  }
}

function refuseForeignData() {
  if (settings().apiBaseUrl) throw new StartupError('API_BASE_URL is set: run this command where that API runs.');
}
