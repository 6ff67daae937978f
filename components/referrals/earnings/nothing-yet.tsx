import styles from './earnings.module.css';

/** An empty section's one line. */
export const NothingYet = ({ title, children }: { title: string; children: string }) => (
  <p className={styles.note}>
    <strong>{title}</strong> {children}
  </p>
);
