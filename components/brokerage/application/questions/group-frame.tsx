import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { flowCopy as copy } from '@/lib/content/brokerage/application/copy';
import styles from './group-frame.module.css';

type GroupFrameProps = {
  id: string;
  title: string;
  state: string;
  isComplete: boolean;
  /** Whether the section has fields to fix. */
  isWrong?: boolean;
  /** The button's label when the section is collapsed. */
  openLabel?: string | undefined;
  /** A summary shown when the section is collapsed. */
  summary?: string | undefined;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** A collapsible section of a step with its progress. */
export function GroupFrame({
  id,
  title,
  state,
  isComplete,
  isWrong = false,
  summary,
  openLabel,
  isOpen,
  onToggle,
  children,
}: GroupFrameProps) {
  const bodyId = `group-${id}`;
  const titleId = `${bodyId}-title`;
  return (
    <section className={styles.group} aria-labelledby={titleId} data-open={isOpen || undefined}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <p className={styles.summary}>{isOpen ? null : summary}</p>
        <p
          className={styles.state}
          data-complete={(isComplete && !isWrong) || undefined}
          data-wrong={isWrong || undefined}
        >
          {isComplete && !isWrong ? <span aria-hidden="true">✓ </span> : null}
          {state}
        </p>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={onToggle}
        >
          {isOpen ? copy.collapse : (openLabel ?? (isComplete ? copy.change : copy.expand))}{' '}
          <VisuallyHidden>{title}</VisuallyHidden>
        </button>
      </div>
      <div id={bodyId} className={styles.body} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
