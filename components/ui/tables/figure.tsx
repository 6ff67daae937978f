import type { ReactNode } from 'react';
import styles from './figure.module.css';

type FigureProps = { title: string; subtitle?: string; caption: ReactNode; children: ReactNode };

/**
 * A figure with its title above and its explanation and limitations below. The title is empty where a heading already
 * names the figure.
 */
export function Figure({ title, subtitle, caption, children }: FigureProps) {
  return (
    <figure className={styles.figure}>
      {title ? (
        <div>
          <p className={styles.title}>{title}</p>
          {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
        </div>
      ) : null}
      {children}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
