import { useId, type ReactNode } from 'react';
import styles from './linked-row.module.css';

/** What another page manages, in short, at its own anchor: its name, its state and the links. */
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
