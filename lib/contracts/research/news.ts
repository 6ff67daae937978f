import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { marketMeta } from '@/lib/contracts/shared/market-meta';

export const newsArticle = z.object({
  id: z.string(),
  headline: z.string(),
  summary: z.string(),
  publisher: z.string(),
  /** Null for sample data, which has no article. */
  url: z.url({ protocol: /^https$/ }).nullable(),
  publishedAt: z.iso.datetime(),
  /** Tickers mentioned in the story. */
  symbols: z.array(z.string()),
  isSample: z.boolean(),
});
export type NewsArticle = z.infer<typeof newsArticle>;

export const newsList = z.object({
  items: z.array(newsArticle),
  nextCursor: z.string().nullable(),
  meta: marketMeta,
});
export type NewsList = z.infer<typeof newsList>;

export const newsContract = defineContract({
  own: {
    method: 'GET',
    path: '/api/the-roi/news-articles',
    access: 'public',
    summary: 'List product news, newest first.',
    query: z.object({ cursor: z.string().max(200).optional() }),
    response: newsList,
    sharedForS: 60,
  },
});
