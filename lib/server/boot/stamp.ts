import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a build is made of. Server code that only the launcher runs is among it; building once too often is harmless. */
const sources = [
  'components',
  'lib',
  'pages',
  'public',
  'styles',
  'instrumentation.ts',
  'next.config.ts',
  'package-lock.json',
  'tsconfig.json',
];

/** Settings that the build inlines, and what holds without them: saying a default aloud is no other build. */
export const inlined = { PRODUCT_NAME: 'The ROI', MODE: 'demo', NEXT_PUBLIC_SEND_EVENTS: '', CONSENT_REQUIRED: 'eu' };

/** A fingerprint of everything that a build depends on. */
export function makeStamp(root: string, environment: NodeJS.ProcessEnv = process.env): string {
  const hash = createHash('sha256');
  for (const [name, usual] of Object.entries(inlined)) hash.update(`${name}=${environment[name] ?? usual}\n`);
  // Pages take the address at run time, when the start makes them anew; with the API elsewhere it does not, and an
  // address that is set must be built in. One that is not set is the same for every build.
  if (environment.API_BASE_URL && environment.SITE_URL) hash.update(`SITE_URL=${environment.SITE_URL}\n`);
  for (const source of sources) {
    for (const path of filesOf(root, source)) hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

function filesOf(root: string, source: string): string[] {
  const stats = statSync(join(root, source), { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [source];
  return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
