import { plotLine } from '@/lib/charts/line-path';
import { classNames } from '@/components/ui/class-names';
import { blogCopy as words } from '@/lib/content/publishing/blog';
import type { PostCard, PostPicture } from '@/lib/contracts/publishing/posts';
import { motifOf } from './motifs';
import styles from './post-cover.module.css';

type Drawn = Pick<PostCard, 'id' | 'categories' | 'picture'>;

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

function Drawing({ post: { id, categories, picture }, viewBox }: { post: Drawn; viewBox: string }) {
  if (picture) return <Line values={picture.values} />;
  return (
    <svg viewBox={viewBox} className={styles.drawing}>
      {motifOf(
        categories.map(({ slug }) => slug),
        id,
      )}
    </svg>
  );
}

const frame = { width: 480, height: 200, inset: 8 } as const;

/** Stretched to the picture's width. A circle would be too: the end is the round end of a line without length. */
function Line({ values }: Pick<PostPicture, 'values'>) {
  const { line, area, last } = plotLine(values, frame);
  const isFall = (values.at(-1) ?? 0) < (values[0] ?? 0);
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      preserveAspectRatio="none"
      className={classNames(styles.data, isFall ? styles.fall : styles.rise)}
    >
      <path d={area} className={styles.below} />
      <path d={line} className={styles.line} />
      <path d={`M${last.x} ${last.y}h0`} className={styles.end} />
    </svg>
  );
}
