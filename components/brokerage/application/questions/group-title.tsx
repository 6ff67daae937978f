import type { ReactNode } from 'react';
import styles from '../plain-section.module.css';

/** A part of a step without questions: title and text. */
export function GroupTitle({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{children}</p>
    </div>
  );
}
