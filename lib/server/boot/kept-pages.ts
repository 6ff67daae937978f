import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '@/lib/server/platform/settings/env';
import { log } from '@/lib/server/platform/log/log';
import { keptPages, wordPages } from '@/lib/server/app/page-props/kept-pages';

/**
 * Pages of public data are built without a database, and pages of copy without the site's address: all are regenerated
 * once the site can respond, those with data first.
 */
export async function refreshKeptPages(host: string, port: number) {
  // The other API's operator token is not ours; those pages follow their own interval.
  if (settings().apiBaseUrl) return;
  const base = `http://${reachable(host)}:${port}`;
  const built = builtPages();
  for (const path of [...keptPages, ...wordPages.filter((one) => built.has(one))]) await refresh(base, path);
}

async function refresh(base: string, path: string) {
  const answer = await fetch(`${base}/api/ops/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${settings().opsToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ paths: [path] }),
  });
  if (!answer.ok)
    log.warn({ path, status: answer.status }, 'a kept page could not be made anew; it follows its interval');
}

/** Static pages; the others are rendered for each request. */
function builtPages() {
  const manifest = readFileSync(join(process.cwd(), '.next', 'prerender-manifest.json'), 'utf8');
  return new Set(Object.keys((JSON.parse(manifest) as { routes: object }).routes));
}

/** The address to listen on may be a wildcard, which cannot be called. */
function reachable(host: string) {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
