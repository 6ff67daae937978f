import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isCode } from './error-code';
import { SOCKET_PATH_LIMIT, SOCKET_PORT } from './parameters';
import { isPostgresOf, markOf } from './processes';

const socketName = `.s.PGSQL.${SOCKET_PORT}`;

/**
 * Prepares a socket folder: the previous run's if possible, recreated if necessary, so that clients find the new server
 * in the same place.
 */
export function prepareSocketFolder(previous: string | undefined): string {
  if (previous && hasOurShape(previous) && ((isOurs(previous) && markAsNew(previous)) || remake(previous))) {
    for (const name of [socketName, `${socketName}.lock`]) rmSync(join(previous, name), { force: true });
    return previous;
  }
  removeStaleSocketFolders();
  const folder = mkdtempSync(join(shortTemporaryFolder(), 'site-pg-'));
  chmodSync(folder, 0o700);
  return folder;
}

function remake(folder: string) {
  try {
    mkdirSync(folder, { mode: 0o700 });
    return true;
  } catch (error) {
    // The name now belongs to another user, or the temporary folder has changed.
    if (isCode(error, 'EEXIST', 'ENOENT', 'EACCES')) return false;
    throw error;
  }
}

/**
 * Updates the folder's time, so that no process removes it as stale before the new server has created its lock file.
 */
function markAsNew(folder: string) {
  const now = new Date();
  try {
    utimesSync(folder, now, now);
    return true;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** In a folder that changed more recently than this, a server may be about to start, so it is not considered stale. */
const FRESH_MS = 300_000;

/** Removes the socket folders of servers that were killed and never started again. */
export function removeStaleSocketFolders() {
  const place = shortTemporaryFolder();
  for (const name of readdirSync(place)) {
    const folder = join(place, name);
    if (isOurs(folder) && isStale(folder)) removeSocketFolder(folder);
  }
}

function isStale(folder: string) {
  const changed = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  if (Date.now() - changed <= FRESH_MS) return false;
  try {
    const [pid, dataDir = ''] = readFileSync(join(folder, `${socketName}.lock`), 'utf8').split('\n');
    // The data folder of a server in another mount namespace is invisible here, so check whether its process is
    // running.
    return existsSync(dataDir) ? !isPostgresOf(dataDir, Number(pid)) : markOf(Number(pid)) === undefined;
  } catch (error) {
    return isCode(error, 'ENOENT');
  }
}

export function removeSocketFolder(folder: string) {
  if (isOurs(folder)) rmSync(folder, { recursive: true, force: true });
}

const hasOurShape = (folder: string) => /[\\/]site-pg-[A-Za-z0-9]{6}$/.test(folder);

/** Whether a folder matches our name pattern, is private and belongs to our user. Root accepts any owner. */
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
