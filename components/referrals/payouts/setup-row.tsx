import type { ReactNode } from 'react';
import styles from './setup-row.module.css';

type SetupRowProps = {
  id: string;
  title: string;
  status: ReactNode;
  action: ReactNode;
  /** The form, while it is open. */
  children: ReactNode;
};

/** A row of the setup: name and status, with its action beside it and its form below. */
export const SetupRow = ({ id, title, status, action, children }: SetupRowProps) => (
  <div className={styles.row} id={id}>
    <div>
      <h3 className={styles.name}>{title}</h3>
      <div className={styles.status}>{status}</div>
    </div>
    {action ? <div className={styles.action}>{action}</div> : null}
    {children ? <div className={styles.form}>{children}</div> : null}
  </div>
);
