import { useNow } from '@/lib/client/data/use-now';
import { timeAgo } from '@/lib/domain/shared/time-ago';
import { StoryList, type StoryListProps } from './story-list';

/** News with relative times, computed in the browser. */
export function TimedStories(props: Omit<StoryListProps, 'ago'>) {
  const now = useNow();
  const ago = (instant: string) => {
    const text = now === null ? undefined : timeAgo(instant, now);
    return text === undefined ? '' : ` · ${text}`;
  };
  return <StoryList {...props} ago={ago} />;
}
