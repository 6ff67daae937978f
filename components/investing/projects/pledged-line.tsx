import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import { projectCopy as copy } from '@/lib/content/investing/projects';
import type { ProjectCard } from '@/lib/contracts/investing/projects';
import { usd, usdExact } from '@/lib/domain/shared/money';
import { classNames } from '@/components/ui/class-names';
import progress from '../rounds/round-progress.module.css';
import styles from './projects.module.css';

type PledgedLineProps = {
  project: Pick<ProjectCard, 'pledgedCents' | 'goalCents' | 'backers'>;
  /** A larger version for the project's own page. */
  isLarge?: boolean;
};

/** Formats an amount, with cents only if it has any. */
const amountOf = (cents: number) => (cents % 100 === 0 ? usd(cents) : usdExact(cents));

/** The progress toward the goal, as a bar with figures. */
export function PledgedLine({ project: { pledgedCents, goalCents, backers }, isLarge = false }: PledgedLineProps) {
  return (
    <div className={classNames(styles.pledged, isLarge && styles.large)}>
      <p className={styles.note}>
        <span className={isLarge ? progress.figure : undefined}>{amountOf(pledgedCents)}</span>{' '}
        {copy.of(amountOf(goalCents))}, {copy.backersOf(backers)}
      </p>
      <ProgressBar max={goalCents} value={pledgedCents} label={copy.pledged} />
    </div>
  );
}
