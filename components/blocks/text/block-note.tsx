import styles from './block-note.module.css';

/** A disclosure for a claim, in normal text size. */
export function BlockNote({ children }: { children: string | undefined }) {
  return children ? <p className={styles.note}>{children}</p> : null;
}
