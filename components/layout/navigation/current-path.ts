import { paths } from '@/lib/domain/shared/paths';
import type { NavigationGroup } from './navigation';

/** Where pages belong whose address does not say so, by its first part: to a link or to a menu. */
const sections: Record<string, string> = {
  stocks: paths.sectors,
  'stock-requests': 'Research',
  verify: paths.optionsSignals,
  authors: paths.blog,
  places: 'Ambassadors',
  'weekly-reports': 'Invest',
};
const sectionOf = (route: string) => sections[route.split('/')[1] ?? ''];

/** How a link is marked on a route: as the page itself, or as the section around it. */
export function markCurrent(route: string, href: string): 'page' | 'true' | undefined {
  if (route === href) return 'page';
  return route.startsWith(`${href}/`) || sectionOf(route) === href ? 'true' : undefined;
}

/** Whether a route is one of the menu's pages, below one, or belongs to the menu. */
export const isWithin = (route: string, { label, links }: NavigationGroup) =>
  sectionOf(route) === label || links.some(({ href }) => markCurrent(route, href));
