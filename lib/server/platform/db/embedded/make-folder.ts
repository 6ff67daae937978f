import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { isCode } from './error-code';

/**
 * Creates a private folder and its missing parents. Node's `recursive` option is not used, because it never returns for
 * a path below /proc.
 */
export function makeFolder(path: string) {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it in the meantime.
    if (!isCode(error, 'EEXIST')) throw error;
  }
}
