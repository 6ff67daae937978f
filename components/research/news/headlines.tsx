import { StoryTitle } from '@/components/blocks/stories/story-title';
import { SampleTag } from '@/components/ui/tag';
import type { Headline } from '@/lib/server/research/news/page-props/headline';
import styles from './headlines.module.css';

type HeadlinesProps = { stories: readonly Headline[]; copy: { opens: string } };

/** The latest stories in one line each, for pages other than the news page. */
export function Headlines({ stories, copy }: HeadlinesProps) {
  const hasSamples = stories.some(({ isSample }) => isSample);
  return (
    <>
      {hasSamples ? (
        <p className={styles.sample}>
          <SampleTag />
        </p>
      ) : null}
      <ul className={styles.list}>
        {stories.map(({ id, headline, url, publisher, at }) => (
          <li key={id} className={styles.story}>
            <span className={styles.headline}>
              <StoryTitle headline={headline} url={url} opens={copy.opens} />
            </span>
            <span className={styles.facts}>
              {publisher} · {at}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
