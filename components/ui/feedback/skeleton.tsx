import styles from './skeleton.module.css';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../visually-hidden';

type SkeletonProps = { label: string; lines?: number };

/**
 * A loading placeholder; screen readers announce the label once. Six or more lines fill the window, so that the footer
 * starts below it and does not move when the content arrives.
 */
export function Skeleton({ label, lines = 3 }: SkeletonProps) {
  return (
    <div className={classNames(styles.skeleton, lines >= 6 && styles.page)} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} aria-hidden="true" />
      ))}
    </div>
  );
}
