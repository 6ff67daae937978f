import styles from './skeleton.module.css';
import { VisuallyHidden } from '../visually-hidden';

type SkeletonProps = { label: string; lines?: number };

/** A loading placeholder; screen readers get the label once. */
export function Skeleton({ label, lines = 3 }: SkeletonProps) {
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} aria-hidden="true" />
      ))}
    </div>
  );
}
