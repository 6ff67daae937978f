import { Facts } from '@/components/ui/tables/facts';
import { Link } from '@/components/ui/navigation/link';
import { SampleTag } from '@/components/ui/tag';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { storyCopy } from '@/lib/content/research/stories';
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
  /** The age of a story, once the reader's clock is known. */
  ago?: (instant: string) => string;
};

/** News stories with source, date and the stocks mentioned. */
export function StoryList({ stories, copy, level = 3, ago }: StoryListProps) {
  return (
    <ul className={styles.list}>
      {stories.map((story) => (
        <li key={story.id} className={styles.story}>
          <Headline story={story} level={level} opens={copy.opens} />
          <p>
            <Facts>
              <span>{story.publisher}</span>
              <time dateTime={story.publishedAt}>
                {minuteOf(story.publishedAt)}
                {ago ? <span className={styles.age}>{ago(story.publishedAt)}</span> : null}
              </time>
              {story.isSample ? <SampleTag /> : null}
            </Facts>
          </p>
          {story.summary === '' ? null : <p className={styles.summary}>{story.summary}</p>}
          <Foot story={story} copy={copy} />
        </li>
      ))}
    </ul>
  );
}

type FootProps = { story: NewsArticle; copy: StoryCopy };

/** The stocks mentioned, and why there is no article where there is none. */
function Foot({ story: { symbols, isSample, url }, copy }: FootProps) {
  const isWithoutArticle = isSample && url === null;
  if (symbols.length === 0 && !isWithoutArticle) return null;
  return (
    <p className={styles.foot}>
      <Facts>
        {symbols.length > 0 ? <span>{copy.about}</span> : null}
        {symbols.map((ticker) => (
          <Link key={ticker} href={paths.stock(ticker)}>
            {ticker}
          </Link>
        ))}
        {isWithoutArticle ? <span>{copy.sample}</span> : null}
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
