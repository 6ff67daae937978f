import type { ReactNode } from 'react';
import styles from './page-header.module.css';

type PageHeaderProps = {
  title: string;
  /** The breadcrumbs above the title. */
  trail?: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
};

/** The top of a page: breadcrumbs, title and lead. */
export function PageHeader({ title, trail, eyebrow, lead, children }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      {trail ? <div className={styles.trail}>{trail}</div> : null}
      {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
      <h1 className={styles.title}>{title}</h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children ? <div className={styles.actions}>{children}</div> : null}
    </div>
  );
}
