import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { cardWords as words } from '@/lib/content/stocks';
import styles from './company-card.module.css';

const looks = {
  passed: { look: styles.passed, path: 'm5 10.5 3.2 3.2L15 7', word: words.passed },
  failed: { look: styles.failed, path: 'm6.5 6.5 7 7m0-7-7 7', word: words.failed },
  unknown: { look: styles.unknown, path: 'M6 10h8', word: words.unknown },
};

/** Passed, not passed or not known: a shape of its own for each, a colour, and a word for the ear. */
export function CheckMark({ hasPassed }: { hasPassed: boolean | null }) {
  const { look, path, word } = looks[hasPassed === null ? 'unknown' : hasPassed ? 'passed' : 'failed'];
  return (
    <span className={look}>
      <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true" focusable="false">
        <circle cx="10" cy="10" r="9" className={styles.ring} />
        <path d={path} stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <VisuallyHidden>{word}: </VisuallyHidden>
    </span>
  );
}
