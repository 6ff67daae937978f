import { toolPaths } from '@/lib/domain/platform/tool-paths';
import { paths } from '@/lib/domain/shared/paths';
import { settings } from '@/lib/server/platform/settings/env';
import { isOpenToSearch } from './search-engines';

/** Paths that are useless to a crawler, or secret. */
const closed = [
  '/api/',
  '/admin/',
  paths.account,
  '/reset-password/',
  '/investor/reset-password/',
  toolPaths.styleguide,
];

/** What crawlers may read, based on the settings alone: caches store the file by path, whatever the Host header. */
export function robotsText(): string {
  if (!isOpenToSearch()) return 'User-agent: *\nDisallow: /\n';
  const lines = closed.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${settings().siteUrl}/sitemap.xml`, ''].join('\n');
}
