import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { StartupError } from '../startup-error';
import { databaseFailureOf } from '../faults';
import type { Tally } from './dump';
import { header, parseLine } from './format';
import { load } from './load';
import { readParts } from './reader';

/**
 * The database to restore into. `open` gets the backup's migrations first and resolves with the database's URL, so that
 * nothing is created if the versions differ.
 */
export type Target = { open: (migrations: readonly string[]) => Promise<string> };

/** Restores a backup into an empty database of the same version, completely or not at all. */
export async function restore(path: string, target: Target): Promise<Tally & { madeAt: string }> {
  const file = createReadStream(path);
  const text = createGunzip();
  let result: (Tally & { madeAt: string }) | undefined;
  try {
    await pipeline(file, text, async (source: AsyncIterable<Buffer>) => {
      const parts = readParts(source);
      const says = parseLine(header, await parts.line(), `${path} is not a backup of this site. Nothing was changed.`);
      const url = await target.open(says.migrations);
      result = { ...(await load(url, says, parts)), madeAt: says.madeAt };
    });
  } catch (error) {
    throw explain(error, path);
  }
  if (!result) throw new Error('The backup was not read');
  return result;
}

function explain(error: unknown, path: string): unknown {
  if (error instanceof StartupError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR')
    return new StartupError(`${path} cannot be read (${code}).`, { cause: error });
  if (message === 'incorrect header check')
    return new StartupError(`${path} is not a backup of this site.`, { cause: error });
  if (databaseFailureOf(error) === 'full')
    return new StartupError('The database has no space left. Nothing was changed.', { cause: error });
  if (code === '55P03')
    return new StartupError('The database is in use: stop the site first. Nothing was changed.', { cause: error });
  if (databaseFailureOf(error) === 'away')
    return new StartupError(`The connection to the database was lost (${message}). Nothing was changed.`, {
      cause: error,
    });
  return new StartupError(`${path} is damaged or incomplete (${message}). Nothing was changed.`, { cause: error });
}
