import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const hook = pathToFileURL(join(import.meta.dirname, 'only-loopback.mjs')).href;

/** What a program, and each that it starts, is told so that its own machine is all that it reaches; and what it tried. */
export function withoutNetwork(folder: string) {
  const notes = join(folder, 'tried-to-reach');
  return {
    env: { NODE_OPTIONS: `--import=${hook}`, ONLY_LOOPBACK_NOTES: notes },
    tried: () => readTried(notes),
  };
}

export const readTried = (notes: string) =>
  existsSync(notes) ? readFileSync(notes, 'utf8').split('\n').filter(Boolean) : [];
