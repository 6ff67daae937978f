import { paths } from '@/lib/domain/shared/paths';
import type { NavigationGroup } from './navigation';

/** The link or menu that a page belongs to, by the first segment of its path, for pages whose URL does not show it. */
const sections: Record<string, string> = {
  stocks: paths.sectors,
  'stock-requests': 'Research',
  verify: paths.optionsSignals,
  authors: paths.blog,
  places: 'Ambassadors',
  'weekly-reports': 'Invest',
};
const sectionOf = (route: string) => sections[route.split('/')[1] ?? ''];

/** How a link is marked on a route: as the current page, or as the section that contains it. */
export function markCurrent(route: string, href: string): 'page' | 'true' | undefined {
  if (route === href) return 'page';
  return route.startsWith(`${href}/`) || sectionOf(route) === href ? 'true' : undefined;
}

/** Whether a route is one of the menu's pages, is below one, or is assigned to the menu. */
export const isWithin = (route: string, { label, links }: NavigationGroup) =>
  sectionOf(route) === label || links.some(({ href }) => markCurrent(route, href));
