import styles from './skeleton.module.css';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../visually-hidden';

type SkeletonProps = { label: string; lines?: number };

/**
 * A loading placeholder; screen readers get the label once. One of six lines or more stands for a whole page: it keeps
 * the footer below the window, where nothing jumps when the content arrives.
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
