import { VisuallyHidden } from '@/components/ui/visually-hidden';
import styles from './check-result-mark.module.css';

const looks = {
  passed: { look: styles.passed, path: 'm5 10.5 3.2 3.2L15 7' },
  failed: { look: styles.failed, path: 'm6.5 6.5 7 7m0-7-7 7' },
  unknown: { look: styles.unknown, path: 'M6 10h8' },
};

type CheckMarkProps = { hasPassed: boolean | null; copy: Record<keyof typeof looks, string> };

/** The result of a check, shown by shape and color with a text for screen readers. */
export function CheckResultMark({ hasPassed, copy }: CheckMarkProps) {
  const state = hasPassed === null ? 'unknown' : hasPassed ? 'passed' : 'failed';
  const { look, path } = looks[state];
  return (
    <span className={look}>
      <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true" focusable="false">
        <circle cx="10" cy="10" r="9" className={styles.ring} />
        <path d={path} stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <VisuallyHidden>{copy[state]}: </VisuallyHidden>
    </span>
  );
}
