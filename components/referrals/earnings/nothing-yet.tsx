import styles from './earnings.module.css';

/** The text of an empty section. */
export const NothingYet = ({ title, children }: { title: string; children: string }) => (
  <p className={styles.note}>
    <strong>{title}</strong> {children}
  </p>
);
