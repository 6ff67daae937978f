import dynamic from 'next/dynamic';
import { useRef } from 'react';
import type { PostPage } from '@/lib/contracts/publishing/posts';
import styles from './post-body.module.css';

/** Loaded only by posts that name stocks. Until then, a stock in the text is a plain link. */
const PostStock = dynamic(() => import('./stock-parts').then(({ stockParts }) => stockParts.PostStock));
const StockCards = dynamic(() => import('./stock-parts').then(({ stockParts }) => stockParts.StockCards), {
  ssr: false,
});

/** A post's text, with a small chart below the paragraph that first mentions a stock, and a card for each mention. */
export function PostBody({ parts, stocks }: Pick<PostPage, 'parts' | 'stocks'>) {
  const text = useRef<HTMLDivElement>(null);
  return (
    <div ref={text} className={styles.body}>
      {parts.map((part, index) => {
        if (part.kind === 'text')
          return (
            // The server sanitized this HTML when it was saved and again when it was read.
            <div key={index} data-prose="" className={styles.prose} dangerouslySetInnerHTML={{ __html: part.html }} />
          );
        const stock = stocks.find(({ ticker }) => ticker === part.ticker);
        return stock ? <PostStock key={part.ticker} stock={stock} /> : null;
      })}
      {stocks.length > 0 ? <StockCards text={text} stocks={stocks} /> : null}
    </div>
  );
}
