import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { isCode } from './error-code';

/** Creates a private folder and its missing parents. Node's `recursive` option never returns below /proc. */
export function makeFolder(path: string) {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!isCode(error, 'EEXIST')) throw error;
  }
}
