import { belowBadge } from '@/lib/content/research/stories';
import type { NewsArticle } from '@/lib/contracts/research/news';
import { formatUtcMinute } from '@/lib/domain/shared/instants';

/** A headline without the story, which the news page shows. */
export type Headline = Pick<NewsArticle, 'id' | 'headline' | 'url' | 'publisher' | 'isSample'> & { at: string };

/** The latest stories as headlines. If all of them are samples, one badge marks the whole list. */
export function headlinesOf(items: readonly NewsArticle[], max: number): Headline[] {
  const shown = items.slice(0, max);
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
