import { plotLine } from '@/lib/charts/line-path';
import { classNames } from '@/components/ui/class-names';
import type { PostCard, PostPicture } from '@/lib/contracts/publishing/posts';
import { pictureAxes } from '@/lib/content/publishing/picture-axes';
import { motifOf } from './motifs';
import axes from './picture-axes.module.css';
import styles from './post-cover.module.css';

export type Drawn = Pick<PostCard, 'id' | 'categories' | 'picture'>;

type DrawingProps = {
  post: Drawn;
  viewBox: string;
  /** Whether data is drawn with its scale and period. */
  hasAxes?: boolean;
};

/** A post's picture: a chart of its data, or an illustration of one of its categories. */
export function Drawing({ post: { id, categories, picture }, viewBox, hasAxes = false }: DrawingProps) {
  // Trade results are drawn in the style of their category's illustrations.
  const balances = picture?.kind === 'record' ? picture.values : undefined;
  if (picture && !balances)
    return (
      <>
        <Line values={picture.values} />
        {hasAxes ? <Axes picture={picture} /> : null}
      </>
    );
  return (
    <svg viewBox={viewBox} className={styles.drawing}>
      {motifOf(
        categories.map(({ slug }) => slug),
        id,
        balances,
      )}
    </svg>
  );
}

/** The lowest and highest values beside the line, and the first and last months. */
function Axes({ picture }: { picture: PostPicture }) {
  const { high, low, from, to } = pictureAxes(picture);
  return (
    <div className={axes.axes}>
      <span className={axes.high}>{high}</span>
      <span className={axes.low}>{low}</span>
      <span className={axes.from}>{from}</span>
      <span className={axes.to}>{to}</span>
    </div>
  );
}

const frame = { width: 480, height: 200, inset: 8 } as const;

/**
 * Stretched to the picture's width, which would distort a circle, so the dot is the round cap of a zero-length line.
 */
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
