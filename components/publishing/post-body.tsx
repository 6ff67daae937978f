import dynamic from 'next/dynamic';
import type { PostPage } from '@/lib/contracts/publishing/posts';
import styles from './post-body.module.css';

/** Only posts that name stocks load its code. */
const PostStock = dynamic(() => import('./post-stock').then((loaded) => loaded.PostStock));

/** The text, with a small chart below the paragraph that first mentions a stock. */
export function PostBody({ parts, stocks }: Pick<PostPage, 'parts' | 'stocks'>) {
  return (
    <div className={styles.body}>
      {parts.map((part, index) => {
        if (part.kind === 'text')
          // Cleaned by the server when it was written and again when it was read.

          return <div key={index} className={styles.prose} dangerouslySetInnerHTML={{ __html: part.html }} />;
        const stock = stocks.find(({ ticker }) => ticker === part.ticker);
        return stock ? <PostStock key={part.ticker} stock={stock} /> : null;
      })}
    </div>
  );
}
