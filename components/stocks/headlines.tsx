import { StoryList, type StoryListProps } from '@/components/blocks/story-list';
import { useLate } from '@/lib/client/use-late';

const loadTimed = async () => (await import('@/components/blocks/timed-stories')).TimedStories;

/** The day and the hour of each story at once; how long ago that was follows, and does not weigh on the first load. */
export function Headlines(props: Pick<StoryListProps, 'stories' | 'words'>) {
  const { part: Stories = StoryList } = useLate(loadTimed, true);
  return <Stories {...props} />;
}
