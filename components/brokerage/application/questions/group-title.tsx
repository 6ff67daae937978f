import type { ReactNode } from 'react';
import styles from '../plain-section.module.css';

/** The title and text of a part of a step that has no questions. */
export function GroupTitle({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{children}</p>
    </div>
  );
}
