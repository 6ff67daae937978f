import dynamic from 'next/dynamic';
import { useRef } from 'react';
import type { PostPage } from '@/lib/contracts/publishing/posts';
import styles from './post-body.module.css';
import { useTickerLinks } from './ticker-card/use-ticker-links';

/** Only posts that name stocks load its code. */
const PostStock = dynamic(() => import('./post-stock').then((loaded) => loaded.PostStock));
/** Loaded when a stock in the text is pressed. */
const TickerCard = dynamic(() => import('./ticker-card/ticker-card').then((loaded) => loaded.TickerCard));

/** The text, with a small chart below the paragraph that first mentions a stock, and a card for each mention. */
export function PostBody({ parts, stocks }: Pick<PostPage, 'parts' | 'stocks'>) {
  const text = useRef<HTMLDivElement>(null);
  const { open, close } = useTickerLinks(text, stocks);
  return (
    <div ref={text} className={styles.body}>
      {parts.map((part, index) => {
        if (part.kind === 'text')
          return (
            // Cleaned by the server when it was written and again when it was read.
            <div key={index} data-prose="" className={styles.prose} dangerouslySetInnerHTML={{ __html: part.html }} />
          );
        const stock = stocks.find(({ ticker }) => ticker === part.ticker);
        return stock ? <PostStock key={part.ticker} stock={stock} /> : null;
      })}
      {open ? <TickerCard key={open.stock.ticker} {...open} onClose={close} /> : null}
    </div>
  );
}
