import { toolPaths } from '@/lib/domain/platform/tool-paths';
import { paths } from '@/lib/domain/shared/paths';
import { settings } from '@/lib/server/platform/settings/env';
import { isOpenToSearch } from './search-engines';

/** Paths that are secret or useless to a crawler. */
const closed = [
  '/api/',
  '/admin/',
  paths.account,
  '/reset-password/',
  '/investor/reset-password/',
  toolPaths.styleguide,
];

/** The robots.txt file. It depends on the settings only, not on the Host header, because caches store it by path. */
export function robotsText(): string {
  if (!isOpenToSearch()) return 'User-agent: *\nDisallow: /\n';
  const lines = closed.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${settings().siteUrl}/sitemap.xml`, ''].join('\n');
}
