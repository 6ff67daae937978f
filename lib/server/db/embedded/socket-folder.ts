import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isCode } from './error-code';
import { SOCKET_PATH_LIMIT, SOCKET_PORT } from './parameters';

const socketName = `.s.PGSQL.${SOCKET_PORT}`;

/** The folder of the run before, made anew if need be: connections find the new server where the old one was. */
export function prepareSocketFolder(previous: string | undefined): string {
  if (previous && hasOurShape(previous) && (isOurs(previous) || remake(previous))) {
    for (const name of [socketName, `${socketName}.lock`]) rmSync(join(previous, name), { force: true });
    return previous;
  }
  const folder = mkdtempSync(join(shortTemporaryFolder(), 'site-pg-'));
  chmodSync(folder, 0o700);
  return folder;
}

function remake(folder: string) {
  try {
    mkdirSync(folder, { mode: 0o700 });
    return true;
  } catch (error) {
    // Somebody else has that name now, or the temporary folder is another one.
    if (isCode(error, 'EEXIST', 'ENOENT', 'EACCES')) return false;
    throw error;
  }
}

export function removeSocketFolder(folder: string) {
  if (isOurs(folder)) rmSync(folder, { recursive: true, force: true });
}

const hasOurShape = (folder: string) => /[\\/]site-pg-[A-Za-z0-9]{6}$/.test(folder);

/** A folder of that shape that nobody else can have made for us. */
function isOurs(folder: string) {
  if (!hasOurShape(folder)) return false;
  const stats = statSync(folder, { throwIfNoEntry: false });
  const uid = process.getuid?.();
  return stats?.isDirectory() === true && (stats.mode & 0o777) === 0o700 && (uid === 0 || stats.uid === uid);
}

function shortTemporaryFolder() {
  const longest = join(tmpdir(), 'site-pg-XXXXXX', `${socketName}.lock`);
  return longest.length <= SOCKET_PATH_LIMIT ? tmpdir() : '/tmp';
}
