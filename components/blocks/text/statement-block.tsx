import { useId } from 'react';
import type { BlockProps } from '../block-props';
import styles from './statement-block.module.css';

/** A sentence in large type beside another block. */
export function StatementBlock({ block }: BlockProps<'statement'>) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <p className={styles.eyebrow}>{block.eyebrow}</p>
      <h2 id={headingId} className={styles.title}>
        {block.title}
      </h2>
      <p className={styles.text}>{block.text}</p>
    </section>
  );
}
