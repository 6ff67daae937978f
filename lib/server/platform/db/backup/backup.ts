import {
  closeSync,
  createWriteStream,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { now } from '@/lib/server/platform/clock';
import { withFileLock } from '../embedded/file-lock';
import { makeFolder } from '../embedded/make-folder';
import { StartupError } from '../startup-error';
import { dump, type Tally } from './dump';

export type Backup = Tally & { path: string; bytes: number; removed: number };
type Wishes = { keep?: number | undefined; signal?: AbortSignal };

/**
 * Writes the database to a new file in the folder. The file gets its final name only once it is complete and flushed to
 * disk. A failure leaves at most a partial file, which the next backup removes.
 */
export async function backUp(url: string, folder: string, wishes: Wishes = {}): Promise<Backup> {
  makeBackupFolder(folder);
  return withFileLock(join(folder, '.lock'), async () => {
    // This process holds the lock, so the processes that left partial files are dead.
    for (const name of readdirSync(folder)) if (name.endsWith(PARTIAL)) rmSync(join(folder, name));
    const path = join(folder, `site-${now().toISOString().replaceAll(':', '').replace('.', '')}${ENDING}`);
    if (existsSync(path)) throw new StartupError(`${path} already exists.`);
    const tally = await writeWhole(url, path, wishes.signal);
    const removed = wishes.keep === undefined ? 0 : removeOldest(folder, wishes.keep);
    return { ...tally, path, bytes: statSync(path).size, removed };
  });
}

const ENDING = '.backup.gz';
const PARTIAL = '.partial';

async function writeWhole(url: string, path: string, signal?: AbortSignal): Promise<Tally> {
  const draft = `${path}${PARTIAL}`;
  const tally = { tables: 0, rows: 0 };
  try {
    // `flush` calls fsync before the file is closed.
    const target = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(Readable.from(dump(url, tally)), createGzip(), target, ...(signal ? [{ signal }] : []));
    renameSync(draft, path);
    syncFolder(path);
    return tally;
  } catch (error) {
    rmSync(draft, { force: true });
    throw explain(error, path);
  }
}

function explain(error: unknown, path: string): unknown {
  if (error instanceof StartupError) return error;
  const { code, name, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new StartupError(`There is no space left for ${path}. Nothing was written.`, { cause: error });
  if (name === 'AbortError') return new StartupError('Stopped. Nothing was written.', { cause: error });
  return new StartupError(`The backup failed (${message}). Nothing was written.`, { cause: error });
}

/** Flushes the folder, so that the rename survives a power loss. */
function syncFolder(path: string) {
  const folder = openSync(join(path, '..'), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/** Deletes all but the latest `keep` backups, whose file names sort by time. Returns how many were deleted. */
function removeOldest(folder: string, keep: number) {
  const names = readdirSync(folder).filter((name) => name.startsWith('site-') && name.endsWith(ENDING));
  const old = names.sort().slice(0, -keep);
  for (const name of old) rmSync(join(folder, name));
  return old.length;
}

function makeBackupFolder(folder: string) {
  try {
    makeFolder(folder);
    if (!statSync(folder).isDirectory()) throw new Error('it is not a folder');
  } catch (cause) {
    const why = (cause as NodeJS.ErrnoException).code ?? (cause as Error).message;
    throw new StartupError(`The folder ${folder} cannot be used (${why}): choose another one.`, { cause });
  }
}
