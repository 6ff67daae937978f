import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../db/startup-error';

/** The folder in which a demo stores the secrets that its settings do not provide. */
export const secretsFolder = (dataDir: string) => join(dataDir, 'secrets');

export const hasSecret = (dataDir: string, name: string) => existsSync(join(secretsFolder(dataDir), name));

/**
 * A demo's secret: created once and stored in the data folder with mode 0600. Two processes that start at the same time
 * get the same secret, because `link` creates the file atomically and never replaces one.
 */
export function readOrCreateSecret(dataDir: string, name: string): string {
  const folder = secretsFolder(dataDir);
  const path = join(folder, name);
  const known = read(path);
  if (known !== undefined) return known;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const file = openSync(draft, 'wx', 0o600);
  writeSync(file, randomBytes(48).toString('base64url'));
  fsyncSync(file);
  closeSync(file);
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    unlinkSync(draft);
  }
  return read(path) ?? '';
}

function read(path: string) {
  let secret: string;
  try {
    secret = readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw new StartupError(`The secret file ${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`, {
      cause: error,
    });
  }
  if (secret === '')
    throw new StartupError(
      `The secret file ${path} is empty: restore its content, or delete the file to create a new one.`,
    );
  return secret;
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === code;
