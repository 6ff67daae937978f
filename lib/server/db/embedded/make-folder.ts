import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { isCode } from './error-code';

/** Makes a private folder and what is missing above it. Node's own recursive way never returns below /proc. */
export function makeFolder(path: string) {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it just now.
    if (!isCode(error, 'EEXIST')) throw error;
  }
}
