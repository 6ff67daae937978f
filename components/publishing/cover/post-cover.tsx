import dynamic from 'next/dynamic';
import { classNames } from '@/components/ui/class-names';
import { blogCopy as words } from '@/lib/content/publishing/blog';
import type { PostPicture } from '@/lib/contracts/publishing/posts';
import type { Drawn } from './drawing';
import styles from './post-cover.module.css';

/** Part of the page's HTML; its code is not needed for the first look. */
const Drawing = dynamic(() => import('./drawing').then((loaded) => loaded.Drawing));

/** A post's picture beside its headline: decoration, so it has no name of its own. */
export const PostCover = ({ post }: { post: Drawn }) => (
  <div className={styles.cover} aria-hidden="true">
    <Drawing post={post} viewBox="0 0 480 270" />
    {post.picture ? <span className={styles.label}>{labelOf(post.picture)}</span> : null}
  </div>
);

/** The same across the top of a post, with its source where it shows data. */
export function PostBanner({ post }: { post: Drawn }) {
  const { picture } = post;
  return (
    <figure className={styles.figure}>
      <div
        className={classNames(styles.cover, styles.wide)}
        {...(picture ? { role: 'img', 'aria-label': words.pictureName(picture) } : { 'aria-hidden': true })}
      >
        <Drawing post={post} viewBox="0 50 480 170" />
      </div>
      {picture ? <figcaption className={styles.caption}>{words.pictureName(picture)}</figcaption> : null}
    </figure>
  );
}

const labelOf = ({ name, isSample }: PostPicture) => (isSample ? `${name} · ${words.sampleFigures}` : name);
