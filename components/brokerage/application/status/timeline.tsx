import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { stageCopy, statusPageCopy as copy } from '@/lib/content/brokerage/application/status-page-copy';
import type { ApplicationState } from '@/lib/contracts/brokerage/brokerage';
import { timelineOf, type TimelineEntry } from '@/lib/domain/brokerage/application/timeline';
import { formatLocalMinute } from '@/lib/domain/shared/instants';
import styles from './timeline.module.css';

/** The stages of an application, each with its date and what happens next. */
export const Timeline = ({ application }: { application: ApplicationState }) => (
  <ol className={styles.timeline} aria-label={copy.timelineTitle}>
    {timelineOf(application).map((entry, place) => (
      <Stage key={place} entry={entry} />
    ))}
  </ol>
);

function Stage({ entry: { stage, at, state } }: { entry: TimelineEntry }) {
  // Active is the final stage, so it counts as done.
  const isDone = state === 'past' || (state === 'current' && stage === 'active');
  return (
    <li
      className={styles.entry}
      data-state={isDone ? 'past' : state}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <span className={styles.mark} aria-hidden="true">
        {isDone ? '✓' : null}
      </span>
      <div>
        <p className={styles.title}>
          {stageCopy[stage].title}
          {isDone ? <VisuallyHidden> {copy.stageDone}</VisuallyHidden> : null}
        </p>
        {at === null ? null : <p className={styles.when}>{formatLocalMinute(at)}</p>}
        {isDone ? null : <p className={styles.text}>{stageCopy[stage].next}</p>}
      </div>
    </li>
  );
}
