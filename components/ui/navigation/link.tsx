import NextLink from 'next/link';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { isLoadedWhole } from '@/lib/domain/shared/whole-pages';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string; children: ReactNode };

/**
 * Next's link, with exceptions: pages with their own security policy, URLs handled by the server, and anchors on the
 * same page get a plain link. Pages are prefetched when the pointer approaches, not when a link is in view.
 */
export function Link({ href, children, ...anchor }: LinkProps) {
  if (!href.startsWith('/') || isLoadedWhole(href))
    return (
      <a {...anchor} href={href}>
        {children}
      </a>
    );
  return (
    <NextLink {...anchor} href={href} prefetch={false}>
      {children}
    </NextLink>
  );
}
