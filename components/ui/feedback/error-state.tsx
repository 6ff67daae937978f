import type { ReactNode } from 'react';
import { Button } from '../forms/button';
import { classNames } from '../class-names';
import styles from './state.module.css';

type ErrorStateProps = {
  title: string;
  /** What the reader can do about the error. */
  children: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
};

export function ErrorState({ title, children, onRetry, retryLabel = 'Try again' }: ErrorStateProps) {
  return (
    <div className={classNames(styles.state, styles.error)} role="alert">
      <p className={styles.title}>{title}</p>
      <div className={styles.words}>{children}</div>
      {onRetry ? (
        <Button weight="outline" onClick={onRetry}>
          {retryLabel}
        </Button>
      ) : null}
    </div>
  );
}
