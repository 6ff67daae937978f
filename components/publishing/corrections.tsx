import { Section } from '@/components/ui/section';
import { blogCopy as copy } from '@/lib/content/publishing/blog';
import type { PostCorrection } from '@/lib/contracts/publishing/posts';
import { formatUtcMinute } from '@/lib/domain/shared/instants';
import styles from './corrections.module.css';

/** Changes after publication, with date, reason, and the text before and after. */
export function Corrections({ corrections }: { corrections: readonly PostCorrection[] }) {
  return (
    <Section title={copy.corrections} isSplit>
      <ol className={styles.list}>
        {corrections.map(({ at, note, changes }) => (
          <li key={at}>
            <p className={styles.when}>
              <time dateTime={at}>{formatUtcMinute(at)}</time>
            </p>
            <p>{note ?? copy.correctionClosed}</p>
            {changes.map(({ kind, text }) => (
              <p key={kind + text} className={styles.change}>
                <span className={styles.kind}>{copy[kind]}</span>
                {kind === 'removed' ? <del>{text}</del> : <ins>{text}</ins>}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Section>
  );
}
