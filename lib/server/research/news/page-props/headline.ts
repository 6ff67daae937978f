import { belowBadge } from '@/lib/content/research/stories';
import type { NewsArticle } from '@/lib/contracts/research/news';
import { formatUtcMinute } from '@/lib/domain/shared/instants';

/** A headline; the news page has the whole story. */
export type Headline = Pick<NewsArticle, 'id' | 'headline' | 'url' | 'publisher' | 'isSample'> & { at: string };

/** The latest stories as lines of a list, which has one badge if all of them are samples. */
export function headlinesOf(items: readonly NewsArticle[], most: number): Headline[] {
  const shown = items.slice(0, most);
  const isSample = shown.every((story) => story.isSample);
  return (isSample ? shown.map(belowBadge) : shown).map(headlineOf);
}

const headlineOf = ({ id, headline, url, publisher, isSample, publishedAt }: NewsArticle): Headline => ({
  id,
  headline,
  url,
  publisher,
  isSample,
  at: formatUtcMinute(publishedAt),
});
