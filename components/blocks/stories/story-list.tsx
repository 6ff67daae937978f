import { Facts } from '@/components/ui/tables/facts';
import { Link } from '@/components/ui/navigation/link';
import { SampleTag } from '@/components/ui/tag';
import type { storyCopy } from '@/lib/content/research/stories';
import type { NewsArticle } from '@/lib/contracts/research/news';
import { paths } from '@/lib/domain/shared/paths';
import { formatUtcMinute } from '@/lib/domain/shared/instants';
import styles from './story-list.module.css';
import { StoryTitle } from './story-title';

type StoryCopy = typeof storyCopy;

type StoryListProps = {
  stories: readonly NewsArticle[];
  copy: StoryCopy;
};

/** News stories with their source, date and mentioned stocks. */
export function StoryList({ stories, copy }: StoryListProps) {
  return (
    <ul className={styles.list}>
      {stories.map((story) => (
        <li key={story.id} className={styles.story}>
          <h3 className={styles.headline}>
            <StoryTitle {...story} opens={copy.opens} />
          </h3>
          <p>
            <Facts>
              <span>{story.publisher}</span>
              <time dateTime={story.publishedAt}>{formatUtcMinute(story.publishedAt)}</time>
              {story.isSample ? <SampleTag /> : null}
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

/** The stocks that a story mentions. */
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
