import { roundStateCopy, roundCopy as copy } from '@/lib/content/investing/rounds';
import type { RoundPage } from '@/lib/contracts/investing/rounds';
import { formatUtcMinute } from '@/lib/domain/shared/instants';
import styles from './round-timeline.module.css';

/** A round's past and upcoming events with their times. */
export function RoundTimeline({ round }: { round: RoundPage }) {
  const deadlineAt = round.phase === 'over' ? null : round.deadlineAt;
  const events = [
    { at: round.firstLookAt, name: copy.seen.investors, isEnd: false },
    { at: round.publicAt, name: copy.seen.everybody, isEnd: false },
    ...round.moves.map(({ at, to }) => ({ at, name: roundStateCopy[to].name, isEnd: to === 'cancelled' })),
    ...(deadlineAt ? [{ at: deadlineAt, name: copy.terms.deadline, isEnd: false }] : []),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  // Events at the same time share one entry: testing the waters starts with the first look.
  const moments = [...Map.groupBy(events, ({ at }) => at)];
  return (
    <ol className={round.phase === 'over' ? styles.across : undefined}>
      {moments.map(([at, names]) => (
        <li
          key={at}
          className={styles.event}
          data-state={at > round.asOf ? 'upcoming' : names.some(({ isEnd }) => isEnd) ? 'canceled' : 'past'}
        >
          <span className={styles.name}>{names.map(({ name }) => name).join(' · ')}</span>
          <time className={styles.time} dateTime={at}>
            {formatUtcMinute(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
