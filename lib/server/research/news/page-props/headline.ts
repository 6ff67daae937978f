import type { NewsArticle } from '@/lib/contracts/research/news';
import { minuteOf } from '@/lib/domain/shared/instants';

/** A headline; the news page has the whole story. */
export type Headline = Pick<NewsArticle, 'id' | 'headline' | 'url' | 'publisher' | 'isSample'> & { at: string };

/** A story as a line of a list. */
export const headlineOf = ({ id, headline, url, publisher, isSample, publishedAt }: NewsArticle): Headline => ({
  id,
  headline,
  url,
  publisher,
  isSample,
  at: minuteOf(publishedAt),
});
