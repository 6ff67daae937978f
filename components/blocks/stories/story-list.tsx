import { Facts } from '@/components/ui/tables/facts';
import { Link } from '@/components/ui/navigation/link';
import { SampleTag } from '@/components/ui/tag';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { belowBadge, type storyCopy } from '@/lib/content/research/stories';
import type { NewsArticle } from '@/lib/contracts/research/news';
import { paths } from '@/lib/domain/shared/paths';
import { minuteOf } from '@/lib/domain/shared/instants';
import styles from './story-list.module.css';

type StoryCopy = typeof storyCopy;

export type StoryListProps = {
  stories: readonly NewsArticle[];
  copy: StoryCopy;
  /** The headlines' level in the page. */
  level?: 2 | 3;
  /** The page's own badge marks all of them as sample data. */
  isMarked?: boolean;
  /** The age of a story, once the reader's clock is known. */
  ago?: (instant: string) => string;
};

/** News stories with source, date and the stocks mentioned. */
export function StoryList({ stories, copy, level = 3, isMarked = false, ago }: StoryListProps) {
  return (
    <ul className={styles.list}>
      {(isMarked ? stories.map(belowBadge) : stories).map((story) => (
        <li key={story.id} className={styles.story}>
          <Headline story={story} level={level} opens={copy.opens} />
          <p>
            <Facts>
              <span>{story.publisher}</span>
              <time dateTime={story.publishedAt}>
                {minuteOf(story.publishedAt)}
                {ago ? <span className={styles.age}>{ago(story.publishedAt)}</span> : null}
              </time>
              {story.isSample && !isMarked ? <SampleTag /> : null}
            </Facts>
          </p>
          {story.summary === '' ? null : <p className={styles.summary}>{story.summary}</p>}
          <Foot symbols={story.symbols} copy={copy} />
        </li>
      ))}
    </ul>
  );
}

type FootProps = { symbols: NewsArticle['symbols']; copy: StoryCopy };

/** The stocks mentioned. */
function Foot({ symbols, copy }: FootProps) {
  if (symbols.length === 0) return null;
  return (
    <p className={styles.foot}>
      <Facts>
        <span>{copy.about}</span>
        {symbols.map((ticker) => (
          <Link key={ticker} href={paths.stock(ticker)}>
            {ticker}
          </Link>
        ))}
      </Facts>
    </p>
  );
}

type HeadlineProps = { story: NewsArticle; level: 2 | 3; opens: string };

function Headline({ story: { url, headline }, level, opens }: HeadlineProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={styles.headline}>
      {url === null ? (
        headline
      ) : (
        <a href={url} rel="noopener" className={styles.out}>
          {headline}
          <VisuallyHidden> {opens}</VisuallyHidden>
        </a>
      )}
    </Heading>
  );
}
