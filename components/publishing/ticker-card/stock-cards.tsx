import dynamic from 'next/dynamic';
import type { RefObject } from 'react';
import type { PostStock } from '@/lib/contracts/publishing/posts';
import { useTickerLinks } from './use-ticker-links';

/** Loaded when a stock in the text is pressed. */
const TickerCard = dynamic(() => import('./ticker-card').then((loaded) => loaded.TickerCard));

/** Opens a card for the stocks in a text. */
export function StockCards({ text, stocks }: { text: RefObject<HTMLElement | null>; stocks: readonly PostStock[] }) {
  const { open, close } = useTickerLinks(text, stocks);
  return open ? <TickerCard key={open.stock.ticker} {...open} onClose={close} /> : null;
}
