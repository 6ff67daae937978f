import { useId, type ReactNode } from 'react';
import styles from './linked-row.module.css';

/** A summary of something managed on another page, with its own anchor: its name, state and links. */
export function LinkedRow({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section id={id} className={styles.row} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <div className={styles.state}>{children}</div>
    </section>
  );
}
