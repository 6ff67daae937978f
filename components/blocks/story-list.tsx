import { Link } from '@/components/ui/link';
import { SampleTag } from '@/components/ui/tag';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useNow } from '@/lib/client/use-now';
import { storyWords as words } from '@/lib/content/stories';
import type { NewsArticle } from '@/lib/contracts/news';
import { paths } from '@/lib/domain/paths';
import { clockTime, timeAgo } from '@/lib/domain/time-ago';
import styles from './story-list.module.css';

type StoryListProps = {
  stories: readonly NewsArticle[];
  /** The headlines' level in the page. */
  level?: 2 | 3;
};

/** News: what it says, who said it and when, and the stocks it is about. */
export function StoryList({ stories, level = 3 }: StoryListProps) {
  const now = useNow();
  return (
    <ul className={styles.list}>
      {stories.map((story) => (
        <li key={story.id} className={styles.story}>
          <Headline story={story} level={level} />
          <p className={styles.facts}>
            <span>{story.publisher}</span>
            <time dateTime={story.publishedAt}>
              {clockTime(story.publishedAt)}
              {now === null ? null : ago(story.publishedAt, now)}
            </time>
            {story.isSample ? <SampleTag /> : null}
          </p>
          {story.summary === '' ? null : <p className={styles.summary}>{story.summary}</p>}
          {story.isSample && story.url === null ? <p className={styles.note}>{words.sample}</p> : null}
          {story.symbols.length > 0 ? (
            <p className={styles.symbols}>
              <span>{words.about}</span>
              {story.symbols.map((ticker) => (
                <Link key={ticker} href={paths.stock(ticker)}>
                  {ticker}
                </Link>
              ))}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Headline({ story: { url, headline }, level }: { story: NewsArticle; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={styles.headline}>
      {url === null ? (
        headline
      ) : (
        <a href={url} rel="noopener" className={styles.out}>
          {headline}
          <VisuallyHidden> {words.opens}</VisuallyHidden>
        </a>
      )}
    </Heading>
  );
}

function ago(instant: string, now: number) {
  const text = timeAgo(instant, now);
  return text === undefined ? '' : ` · ${text}`;
}
