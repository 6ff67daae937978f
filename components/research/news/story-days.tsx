import { StoryTitle } from '@/components/blocks/stories/story-title';
import { Link } from '@/components/ui/navigation/link';
import { Facts } from '@/components/ui/tables/facts';
import { SampleTag } from '@/components/ui/tag';
import { belowBadge, storyCopy as copy } from '@/lib/content/research/stories';
import { dayHeading, timeOfStory } from '@/lib/content/research/story-days';
import type { NewsArticle } from '@/lib/contracts/research/news';
import { paths } from '@/lib/domain/shared/paths';
import styles from './story-days.module.css';

type StoryDaysProps = {
  /** Stories, newest first. */
  stories: readonly NewsArticle[];
  /** True when the page's own badge already marks all stories as sample data. */
  isMarked: boolean;
};

/** News grouped by day: each story with its time, source and stocks. */
export function StoryDays({ stories, isMarked }: StoryDaysProps) {
  const days = Map.groupBy(isMarked ? stories.map(belowBadge) : stories, ({ publishedAt }) => publishedAt.slice(0, 10));
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-labelledby={`news-${day}`} className={styles.day}>
      <h2 id={`news-${day}`} className={styles.date}>
        <time dateTime={day}>
          {/* Two spans, so that a narrow column breaks the line between them. */}
          <span>{dayHeading(day)[0]}</span> <span>{dayHeading(day)[1]}</span>
        </time>
      </h2>
      <ul>
        {ofDay.map((story) => (
          <Story key={story.id} story={story} isMarked={isMarked} />
        ))}
      </ul>
    </section>
  ));
}

function Story({ story, isMarked }: { story: NewsArticle; isMarked: boolean }) {
  const { headline, url, summary, publisher, publishedAt, symbols, isSample } = story;
  return (
    <li className={styles.story}>
      <h3 className={styles.headline}>
        <StoryTitle headline={headline} url={url} opens={copy.opens} />
      </h3>
      {summary === '' ? null : <p className={styles.summary}>{summary}</p>}
      <p className={styles.facts}>
        <Facts>
          {symbols.map((ticker) => (
            <Link key={ticker} href={paths.stock(ticker)}>
              {ticker}
            </Link>
          ))}
          <span>{publisher}</span>
          <time dateTime={publishedAt}>{timeOfStory(publishedAt)}</time>
          {isSample && !isMarked ? <SampleTag /> : null}
        </Facts>
      </p>
    </li>
  );
}
