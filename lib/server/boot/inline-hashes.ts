import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Content Security Policy hashes of the built stylesheets. On client-side navigation, Next inserts the next page's
 * stylesheet as a style element that is empty at first and then contains the file's text. All other style elements are
 * blocked.
 */
export function styleHashes(root: string): string[] {
  const folder = join(root, '.next', 'static', 'css');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.css')) : [];
  return ['', ...names.map((name) => readFileSync(join(folder, name), 'utf8'))].map(hashOf);
}

/** Hash of the one inline script on every page, which runs before the first paint. */
export const startScriptHash = (root: string) => hashOf(readFileSync(join(root, 'public', 'start.js'), 'utf8'));
