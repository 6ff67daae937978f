import { useRouter } from 'next/compat/router';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { isLoadedWhole } from '@/lib/domain/whole-pages';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string; children: ReactNode };

/**
 * A link to a page of ours, opened without a reload and fetched when a pointer or the focus comes near.
 * Next's own does more than that (it fetches whatever scrolls into view) and weighs 2.3 KB more, on every page.
 */
export function Link({ href, children, onClick, ...anchor }: LinkProps) {
  const router = useRouter();
  // Outside of the site's pages (a failed frame, a test) there is no router, and the browser follows the link.
  const pages = href.startsWith('/') && !isLoadedWhole(href) ? router : null;

  const fetchAhead = () => {
    pages?.prefetch(href).catch(() => {
      // Following the link fetches the page again, and reloads if it must.
    });
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!pages || event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    void pages.push(href);
  };

  return (
    <a {...anchor} href={href} onClick={follow} onPointerEnter={fetchAhead} onFocus={fetchAhead}>
      {children}
    </a>
  );
}

/** Another tab, another window, a download, another button: the browser knows what to do. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 ||
  metaKey ||
  ctrlKey ||
  shiftKey ||
  altKey ||
  (currentTarget.target !== '' && currentTarget.target !== '_self');
