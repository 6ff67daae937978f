import NextLink from 'next/link';
import type { AnchorHTMLAttributes, ReactNode } from 'react';

type StepLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string; children: ReactNode };

/**
 * A link to another view of the same screen that keeps the scroll position. For anchors on the page it is a plain link.
 */
export const StepLink = ({ href, children, ...anchor }: StepLinkProps) =>
  href.startsWith('#') ? (
    <a {...anchor} href={href}>
      {children}
    </a>
  ) : (
    <NextLink {...anchor} href={href} prefetch={false} scroll={false}>
      {children}
    </NextLink>
  );
