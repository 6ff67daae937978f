import { SampleTag } from '@/components/ui/tag';
import type { EqualityCopy } from '@/lib/content/investing/equality';
import type { Equality } from '@/lib/contracts/investing/equality';
import { fullDate } from '@/lib/domain/shared/dates';
import { equalityGoals } from '@/lib/domain/investing/equality';
import { percent } from '@/lib/domain/shared/percent';
import styles from './equality-progress.module.css';

type EqualityProgressProps = { copy: EqualityCopy['progress']; equality: Equality };

/** A progress bar per goal, rendered on the server, with its figures as text. */
export function EqualityProgress({ copy, equality }: EqualityProgressProps) {
  const { heldBp, allocatedBp, publication, meta } = equality;
  const people = publication && publication.population > 0 ? publication : null;
  const peopleBp = people ? Math.floor((people.meant * 10_000) / people.population) : 0;
  return (
    <>
      {meta.isSample ? (
        <p className={styles.sample}>
          <SampleTag />
        </p>
      ) : null}
      <ul className={styles.goals}>
        <Goal copy={copy} {...copy.held} bp={heldBp} goalBp={equalityGoals.half} />
        <Goal copy={copy} {...copy.allocated} bp={allocatedBp} goalBp={equalityGoals.allocation} />
        <Goal
          copy={copy}
          {...copy.people}
          bp={peopleBp}
          goalBp={equalityGoals.half}
          value={people ? undefined : copy.none}
          note={
            people
              ? `${people.meant} ${copy.of} ${people.population} ${copy.accounts}, ${fullDate(people.on)}`
              : undefined
          }
        />
      </ul>
    </>
  );
}

type GoalProps = {
  copy: EqualityCopy['progress'];
  title: string;
  text: string;
  bp: number;
  goalBp: number;
  value?: string | undefined;
  note?: string | undefined;
};

const Goal = ({ copy, title, text, bp, goalBp, value = percent(bp), note }: GoalProps) => (
  <li className={styles.goal}>
    <h3 className={styles.title}>{title}</h3>
    <p className={styles.figures}>
      <strong className={styles.value}>{value}</strong>
      <span className={styles.aim}>
        {copy.goal}: {percent(goalBp)}
      </span>
    </p>
    <svg width="100%" height="20" aria-hidden="true" className={styles.bar}>
      <rect width="100%" height="20" className={styles.ground} />
      <rect width={`${bp / 100}%`} height="20" className={styles.reached} />
      <rect x={`${goalBp / 100}%`} width="2" height="20" className={styles.mark} />
    </svg>
    {note ? <p className={styles.note}>{note}</p> : null}
    <p className={styles.text}>{text}</p>
  </li>
);
