import { useNow } from '@/lib/client/use-now';
import { timeAgo } from '@/lib/domain/time-ago';
import { StoryList, type StoryListProps } from './story-list';

/** News with how long ago each story was told, by the reader's clock. */
export function TimedStories(props: Omit<StoryListProps, 'ago'>) {
  const now = useNow();
  const ago = (instant: string) => {
    const text = now === null ? undefined : timeAgo(instant, now);
    return text === undefined ? '' : ` · ${text}`;
  };
  return <StoryList {...props} ago={ago} />;
}
