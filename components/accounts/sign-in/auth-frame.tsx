import type { ReactNode } from 'react';
import { needsScripts } from '@/lib/content/accounts/form-notes';
import styles from './auth-frame.module.css';

type AuthFrameProps = { title: string; lead?: ReactNode; children: ReactNode };

/** A page with a single short form. Without scripts, it explains why the form is missing. */
export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      <noscript>
        <p className={styles.lead}>{needsScripts}</p>
      </noscript>
      <div className={styles.body} data-needs-scripts="">
        {children}
      </div>
    </div>
  );
}
