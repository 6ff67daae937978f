import { paths } from '@/lib/domain/paths';
import { settings } from '../env';
import { isOpenToSearch } from './search-engines';

/** Addresses that lead a crawler nowhere, or that are secrets. */
const closed = ['/api/', '/admin/', paths.account, '/reset-password/', '/investor/reset-password/', paths.styleguide];

/** What crawlers may read, by the settings and by the name under which they asked. */
export function robotsText(host: string | undefined): string {
  if (!isOpenToSearch(host)) return 'User-agent: *\nDisallow: /\n';
  const lines = closed.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${settings().siteUrl}/sitemap.xml`, ''].join('\n');
}
