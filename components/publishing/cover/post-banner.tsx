import dynamic from 'next/dynamic';
import { classNames } from '@/components/ui/class-names';
import { illustrationName, pictureName } from '@/lib/content/publishing/picture-name';
import type { PostPage } from '@/lib/contracts/publishing/posts';
import type { Drawn } from './drawing';
import styles from './post-cover.module.css';

/** Rendered on the server; the first view does not need its code. */
const Drawing = dynamic(() => import('./drawing').then((loaded) => loaded.Drawing));

/**
 * A post's picture at its top, with axes and a caption that says what it shows, or that it shows no data. A stock whose
 * chart is in the text is not drawn again.
 */
export function PostBanner({ post }: { post: Drawn & Pick<PostPage, 'parts'> }) {
  const isInText = post.parts.some((part) => part.kind === 'stock' && part.ticker === post.picture?.name);
  const picture = isInText ? null : post.picture;
  return (
    <figure className={styles.figure}>
      <div
        className={classNames(styles.cover, styles.wide)}
        {...(picture ? { role: 'img', 'aria-label': pictureName(picture) } : { 'aria-hidden': true })}
      >
        <Drawing post={{ ...post, picture }} viewBox="0 50 480 170" hasAxes />
      </div>
      <figcaption className={styles.caption}>{picture ? pictureName(picture) : illustrationName}</figcaption>
    </figure>
  );
}
