import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import { overviewCopy as copy } from '@/lib/content/referrals/earnings-page';
import { levelNames } from '@/lib/content/referrals/sale-trace';
import type { LevelFigures } from '@/lib/contracts/referrals/earnings';
import styles from './tier-progress.module.css';

/** The rate of each level, and the distance to the next one. */
export const TierProgress = ({ levels }: { levels: readonly LevelFigures[] }) => (
  <ul className={styles.tiers}>
    {levels.map(({ level, customers, cutBp, nextTier }) => {
      const text = nextTier ? copy.next(customers, nextTier.referrals, nextTier.cutBp) : copy.top;
      return (
        <li key={level} className={styles.tier}>
          <p className={styles.head}>
            <span>{levelNames[level]}</span>
            <span>{copy.rate(cutBp)}</span>
          </p>
          <ProgressBar
            max={nextTier?.referrals ?? 1}
            value={nextTier ? customers : 1}
            label={`${levelNames[level]}: ${text}`}
          />
          <p className={styles.note}>{text}</p>
        </li>
      );
    })}
  </ul>
);
