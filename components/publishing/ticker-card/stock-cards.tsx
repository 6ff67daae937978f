import type { RefObject } from 'react';
import type { PostStock } from '@/lib/contracts/publishing/posts';
import { TickerCard } from './ticker-card';
import { useTickerLinks } from './use-ticker-links';

/** Opens a card when a stock's link in the text is clicked. */
export function StockCards({ text, stocks }: { text: RefObject<HTMLElement | null>; stocks: readonly PostStock[] }) {
  const { open, close } = useTickerLinks(text, stocks);
  return open ? <TickerCard key={open.stock.ticker} {...open} onClose={close} /> : null;
}
