import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { CheckMark } from '../marks';
import styles from './notice.module.css';

type NoticeProps = { tone?: 'plain' | 'success' | 'attention' | 'error'; title?: string; children: ReactNode };

/** An important message. Screen readers announce an error when it appears. */
export function Notice({ tone = 'plain', title, children }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role={tone === 'error' ? 'alert' : undefined}>
      {title ? (
        <p className={styles.title}>
          {tone === 'success' ? <CheckMark /> : null}
          {title}
        </p>
      ) : null}
      <div className={styles.words}>{children}</div>
    </div>
  );
}
