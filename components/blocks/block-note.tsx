import styles from './block-note.module.css';

/** What must be known beside a claim: a sentence to be read, not a grey footnote. */
export function BlockNote({ children }: { children: string | undefined }) {
  return children ? <p className={styles.note}>{children}</p> : null;
}
