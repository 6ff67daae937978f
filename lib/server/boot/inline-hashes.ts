import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The built stylesheets as the security policy names them: when a reader follows a link, Next puts the stylesheet of
 * the next page into a style element, first an empty one, then with the file's text. No other style element passes.
 */
export function styleHashes(root: string): string[] {
  const folder = join(root, '.next', 'static', 'css');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.css')) : [];
  return ['', ...names.map((name) => readFileSync(join(folder, name), 'utf8'))].map(hashOf);
}

/** Hash of the one inline script of every page, which runs before the first paint. */
export const startScriptHash = (root: string) => hashOf(readFileSync(join(root, 'public', 'start.js'), 'utf8'));
