import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const hook = pathToFileURL(join(import.meta.dirname, 'only-loopback.mjs')).href;

/**
 * Options that restrict a program and its child processes to localhost, and a list of the other addresses they tried.
 */
export function withoutNetwork(folder: string) {
  const notes = join(folder, 'tried-to-reach');
  return {
    env: { NODE_OPTIONS: `--import=${hook}`, ONLY_LOOPBACK_NOTES: notes },
    tried: () => readTried(notes),
  };
}

export const readTried = (notes: string) =>
  existsSync(notes) ? readFileSync(notes, 'utf8').split('\n').filter(Boolean) : [];
