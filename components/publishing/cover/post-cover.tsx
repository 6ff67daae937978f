import { classNames } from '@/components/ui/class-names';
import { blogCopy as copy } from '@/lib/content/publishing/blog';
import type { PostPicture } from '@/lib/contracts/publishing/posts';
import { Drawing, type Drawn } from './drawing';
import styles from './post-cover.module.css';

/** A post's picture beside its headline. It is decorative, so it has no accessible name. */
export const PostCover = ({ post }: { post: Drawn }) => (
  <div className={styles.cover} aria-hidden="true">
    <Drawing post={post} viewBox="0 0 480 270" />
    {post.picture ? (
      <span className={styles.label}>{labelOf(post.picture)}</span>
    ) : (
      <span className={classNames(styles.label, styles.note)}>{copy.illustration}</span>
    )}
  </div>
);

const labelOf = ({ name, isSample }: PostPicture) => (isSample ? `${name} · ${copy.sampleFigures}` : name);
