import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '@/lib/server/platform/settings/env';
import type { Regenerate } from '@/lib/server/platform/http/revalidation';
import { log } from '@/lib/server/platform/log/log';
import { dataPages, copyPages } from '@/lib/server/app/page-props/static-pages';

/**
 * Regenerates the static pages once the site can respond, pages with data first. At build time, pages of data have no
 * database and pages of copy do not know the site's URL.
 */
export async function regenerateStaticPages(revalidate: Regenerate) {
  // With an external API, these pages follow their own revalidation intervals.
  if (settings().apiBaseUrl) return;
  const built = builtPages();
  for (const path of [...dataPages, ...copyPages.filter((one) => built.has(one))])
    await revalidate(path).catch((error: unknown) =>
      log.warn({ err: error, path }, 'could not regenerate a static page; its revalidation interval applies'),
    );
}

/** Paths of the pages that were prerendered; all others are rendered on request. */
function builtPages() {
  const manifest = readFileSync(join(process.cwd(), '.next', 'prerender-manifest.json'), 'utf8');
  return new Set(Object.keys((JSON.parse(manifest) as { routes: object }).routes));
}
