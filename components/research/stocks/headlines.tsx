import { StoryList, type StoryListProps } from '@/components/blocks/stories/story-list';
import { useLate } from '@/lib/client/data/use-late';

const loadTimed = async () => (await import('@/components/blocks/stories/timed-stories')).TimedStories;

/** Shows absolute times first; relative times load later to keep the first load small. */
export function Headlines(props: Pick<StoryListProps, 'stories' | 'words'>) {
  const { part: Stories = StoryList } = useLate(loadTimed, true);
  return <Stories {...props} />;
}
