import { accessSync, constants, readFileSync, readdirSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../startup-error';
import { isCode } from './error-code';

export const MAJOR = '18';

/** The version and the size in bytes of a Postgres 18 control file. */
const CONTROL = { bytes: 8192, version: 1800 };

/**
 * Inspects a data folder without changing it: 'absent' means that it may be created, 'ready' that the server may be
 * started. Throws a one-line error for anything else, because an unrecognized database may be the only copy of the
 * data.
 */
export function inspectFolder(folder: string): 'absent' | 'ready' {
  const refuse = (why: string, cause?: unknown) =>
    new StartupError(
      `The database folder ${folder} ${why}. It was left untouched: repair or move it, or set DATA_DIR or DATABASE_URL.`,
      { cause },
    );
  try {
    const stats = statSync(folder, { throwIfNoEntry: false });
    if (!stats) return 'absent';
    if (!stats.isDirectory()) throw refuse('is not a folder');
    checkAccess(folder, stats, refuse);
    const names = readdirSync(folder);
    if (names.length === 0) return 'absent';
    if (!names.includes('PG_VERSION')) throw refuse('is not empty and holds no Postgres database');
    const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
    if (version !== MAJOR)
      throw refuse(`was made by Postgres ${version.slice(0, 10)}, this site runs Postgres ${MAJOR}`);
    const missing = ['base', 'global', 'pg_wal', 'pg_xact'].find((name) => !names.includes(name));
    if (missing) throw refuse(`lacks its part "${missing}"`);
    checkControl(join(folder, 'global', 'pg_control'), refuse);
    return 'ready';
  } catch (error) {
    if (isCode(error, 'EACCES', 'EPERM')) throw refuse('cannot be read', error);
    if (isCode(error, 'EROFS')) throw refuse('is on a read-only disk', error);
    if (isCode(error, 'ENOTDIR')) throw refuse('lies below a file', error);
    throw error;
  }
}

type Refuse = (why: string, cause?: unknown) => StartupError;

function checkAccess(folder: string, stats: Stats, refuse: Refuse) {
  const mode = stats.mode & 0o777;
  // Root may write anywhere, but Postgres runs without root's privileges, so the owner's mode bits decide.
  if ((mode & 0o700) !== 0o700) throw refuse(`may not be written by its owner (mode ${mode.toString(8)})`);
  if ((mode & 0o027) !== 0) throw refuse(`is open to other users (mode ${mode.toString(8)}, wanted 700)`);
  const uid = process.getuid?.();
  if (uid !== 0 && uid !== stats.uid) throw refuse('belongs to another user');
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
}

function checkControl(path: string, refuse: Refuse) {
  const control = readControl(path);
  if (!control) throw refuse('has lost its control file');
  if (control.length !== CONTROL.bytes) throw refuse('has a truncated control file');
  if (control.readUInt32LE(8) !== CONTROL.version) throw refuse('has a damaged control file');
}

function readControl(path: string) {
  try {
    return readFileSync(path);
  } catch (error) {
    if (isCode(error, 'ENOENT', 'EISDIR')) return undefined;
    throw error;
  }
}
