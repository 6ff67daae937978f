import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names';

type CardProps = { children: ReactNode; as?: 'div' | 'article' | 'section' | 'li'; labelledBy?: string };

export function Card({ children, as: Element = 'div', labelledBy }: CardProps) {
  return (
    <Element className={classNames(styles.card, styles.padded)} aria-labelledby={labelledBy}>
      {children}
    </Element>
  );
}

/** Cards that share one border, separated by divider lines; stacked on small screens. */
export function CardRow({ children }: { children: ReactNode }) {
  return <div className={classNames(styles.card, styles.row)}>{children}</div>;
}
