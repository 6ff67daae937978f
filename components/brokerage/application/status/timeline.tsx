import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { stageCopy, statusPageCopy as copy } from '@/lib/content/brokerage/application/status-page-copy';
import type { ApplicationState } from '@/lib/contracts/brokerage/brokerage';
import { timelineOf } from '@/lib/domain/brokerage/application/timeline';
import { ownMinuteOf } from '@/lib/domain/shared/instants';
import styles from './timeline.module.css';

/** The stages of an application, each with its date and what happens next. */
export const Timeline = ({ application }: { application: ApplicationState }) => (
  <ol className={styles.timeline} aria-label={copy.timelineTitle}>
    {timelineOf(application).map(({ stage, at, state }, place) => (
      <li
        key={place}
        className={styles.entry}
        data-state={state}
        aria-current={state === 'current' ? 'step' : undefined}
      >
        <span className={styles.mark} aria-hidden="true">
          {state === 'past' ? '✓' : null}
        </span>
        <div>
          <p className={styles.title}>
            {stageCopy[stage].title}
            {state === 'past' ? <VisuallyHidden> {copy.stageDone}</VisuallyHidden> : null}
          </p>
          {at === null ? null : <p className={styles.when}>{ownMinuteOf(at)}</p>}
          {state === 'past' ? null : <p className={styles.text}>{stageCopy[stage].next}</p>}
        </div>
      </li>
    ))}
  </ol>
);
