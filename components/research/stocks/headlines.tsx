import { StoryList, type StoryListProps } from '@/components/blocks/stories/story-list';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';

const loadTimed = async () => (await import('@/components/blocks/stories/timed-stories')).TimedStories;

/** Shows absolute times first; relative times load later to keep the first load small. */
export function Headlines(props: Pick<StoryListProps, 'stories' | 'words'>) {
  const { part: Stories = StoryList } = useLazyModule(loadTimed, true);
  return <Stories {...props} />;
}
