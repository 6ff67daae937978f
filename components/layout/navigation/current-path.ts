import { paths } from '@/lib/domain/shared/paths';

/** How a link is marked on a route: as the page itself, or as the section around it. */
export function markCurrent(route: string, href: string): 'page' | 'true' | undefined {
  if (route === href) return 'page';
  return isBelow(route, href) ? 'true' : undefined;
}

/** Whether a route is one of these pages or below one; stocks belong to the sectors. */
export const isWithin = (route: string, links: readonly { href: string }[]) =>
  links.some(({ href }) => route === href || isBelow(route, href));

const isBelow = (route: string, href: string) =>
  route.startsWith(`${href}/`) || (href === paths.sectors && route.startsWith('/stocks/'));
