import { useEffect, useState, type RefObject } from 'react';
import type { PostStock } from '@/lib/contracts/publishing/posts';
import { paths } from '@/lib/domain/shared/paths';

export type OpenTicker = { stock: PostStock; link: HTMLAnchorElement };

/**
 * The stock whose link in the text was activated by click, tap or keyboard. The text is raw HTML, so links are found by
 * URL. Without scripts or with a modifier key, the links open the stock's page.
 */
export function useTickerLinks(text: RefObject<HTMLElement | null>, stocks: readonly PostStock[]) {
  const [open, setOpen] = useState<OpenTicker | null>(null);

  useEffect(() => {
    const body = text.current;
    if (!body) return;
    const stockOf = (link: Element) =>
      stocks.find(({ ticker }) => link.closest('[data-prose]') && link.getAttribute('href') === paths.stock(ticker));
    const links = [...body.querySelectorAll('a')].filter(stockOf);
    for (const link of links) link.setAttribute('aria-haspopup', 'dialog');

    const press = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const stock = link && stockOf(link);
      if (!stock) return;
      event.preventDefault();
      setOpen((before) => (before?.link === link ? null : { stock, link }));
    };
    body.addEventListener('click', press);
    return () => body.removeEventListener('click', press);
  }, [text, stocks]);

  return { open, close: () => setOpen(null) };
}
