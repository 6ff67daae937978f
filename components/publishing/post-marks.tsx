import { Facts } from '@/components/ui/tables/facts';
import { Tag } from '@/components/ui/tag';
import { audienceCopy, blogCopy as copy } from '@/lib/content/publishing/blog';
import type { PostCard } from '@/lib/contracts/publishing/posts';
import { dayOf } from '@/lib/domain/shared/dates';
import styles from './post-marks.module.css';

type PostMarksProps = {
  post: Pick<PostCard, 'publishedAt' | 'readingMinutes' | 'visibility' | 'isSample' | 'correctedAt'>;
};

/** A post's metadata: dates, reading time and audience. */
export function PostMarks({ post }: PostMarksProps) {
  return (
    <Facts>
      <time dateTime={post.publishedAt}>{dayOf(post.publishedAt)}</time>
      {post.correctedAt ? <span>{copy.corrected(dayOf(post.correctedAt))}</span> : null}
      <span>{copy.minutes(post.readingMinutes)}</span>
      <span className={styles.tags}>
        <Tag>{audienceCopy[post.visibility]}</Tag>
        {post.isSample ? <Tag tone="attention">{copy.sample}</Tag> : null}
      </span>
    </Facts>
  );
}
