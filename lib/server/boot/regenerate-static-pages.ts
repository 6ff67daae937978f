import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '@/lib/server/platform/settings/env';
import type { Regenerate } from '@/lib/server/platform/http/revalidation';
import { log } from '@/lib/server/platform/log/log';
import { dataPages, copyPages } from '@/lib/server/app/page-props/static-pages';

/**
 * Pages of public data are built without a database, and pages of copy without the site's address: all are regenerated
 * once the site can respond, those with data first.
 */
export async function regenerateStaticPages(revalidate: Regenerate) {
  // With an external API, those pages follow their own interval.
  if (settings().apiBaseUrl) return;
  const built = builtPages();
  for (const path of [...dataPages, ...copyPages.filter((one) => built.has(one))])
    await revalidate(path).catch((error: unknown) =>
      log.warn({ err: error, path }, 'could not regenerate a static page; its revalidation interval applies'),
    );
}

/** Static pages; the others are rendered for each request. */
function builtPages() {
  const manifest = readFileSync(join(process.cwd(), '.next', 'prerender-manifest.json'), 'utf8');
  return new Set(Object.keys((JSON.parse(manifest) as { routes: object }).routes));
}
