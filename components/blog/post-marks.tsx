import { Facts } from '@/components/ui/facts';
import { Tag } from '@/components/ui/tag';
import { audienceWords, blogWords as words } from '@/lib/content/blog';
import type { PostCard } from '@/lib/contracts/posts';
import { dayOf } from '@/lib/domain/dates';
import styles from './post-marks.module.css';

type PostMarksProps = {
  post: Pick<PostCard, 'publishedAt' | 'readingMinutes' | 'visibility' | 'isSample' | 'correctedAt'>;
};

/** When it came out and how long it takes; for whom it is, and that it is a sample where it is one. */
export function PostMarks({ post }: PostMarksProps) {
  return (
    <Facts>
      <time dateTime={post.publishedAt}>{dayOf(post.publishedAt)}</time>
      <span>{words.minutes(post.readingMinutes)}</span>
      {post.correctedAt ? <span>{words.corrected(dayOf(post.correctedAt))}</span> : null}
      <span className={styles.tags}>
        <Tag>{audienceWords[post.visibility]}</Tag>
        {post.isSample ? <Tag tone="attention">{words.sample}</Tag> : null}
      </span>
    </Facts>
  );
}
