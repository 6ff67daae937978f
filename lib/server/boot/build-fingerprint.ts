import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Paths that a build depends on. They include server code that only the launcher runs, because an unnecessary build is
 * harmless.
 */
const sources = [
  'components',
  'lib',
  'pages',
  'public',
  'styles',
  'instrumentation.ts',
  'next.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * Settings that the build inlines, with their defaults. Setting a default explicitly does not change the fingerprint.
 */
export const inlined = {
  PRODUCT_NAME: 'The ROI',
  MODE: 'demo',
  NEXT_PUBLIC_SEND_EVENTS: '',
  CONSENT_REQUIRED: 'eu',
  FACEBOOK_URL: '',
  TWITTER_URL: '',
  LINKEDIN_URL: '',
  INSTAGRAM_URL: '',
};

/** A hash of everything that a build depends on. */
export function buildFingerprint(root: string, environment: NodeJS.ProcessEnv = process.env): string {
  const hash = createHash('sha256');
  for (const [name, usual] of Object.entries(inlined)) hash.update(`${name}=${environment[name] ?? usual}\n`);
  // Pages get the site's URL at run time, when they are regenerated at start. With an external API they are not, so a
  // configured URL must be built in. Without one, the build is the same for every deployment.
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
