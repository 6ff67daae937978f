import type { ReactNode } from 'react';
import styles from './page-header.module.css';

type PageHeaderProps = {
  title: string;
  /** The breadcrumbs. */
  trail?: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
};

/** The top of a page: breadcrumb, headline, first sentence. */
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
