import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { overviewCopy as copy } from '@/lib/content/referrals/earnings-page';
import { levelNames } from '@/lib/content/referrals/sale-trace';
import type { LevelFigures } from '@/lib/contracts/referrals/earnings';
import type { PayoutSchedule } from '@/lib/domain/referrals/referrals';
import { percent } from '@/lib/domain/shared/percent';
import styles from './tier-progress.module.css';

type TierProgressProps = { levels: readonly LevelFigures[]; tiers: PayoutSchedule['tiers'] };

/** The commission rates by tier and level, with the ambassador's own tier marked and the distance to the next one. */
export const TierProgress = ({ levels, tiers }: TierProgressProps) => (
  <ul className={styles.tiers}>
    {levels.map(({ level, customers, cutBp, nextTier }) => {
      const rungs = tiers.filter(({ degree }) => degree === level);
      const isAgreed = rungs.every((rung) => rung.cutBp !== cutBp);
      const next = nextTier ? copy.next(customers, nextTier.referrals, nextTier.cutBp) : copy.top;
      return (
        <li key={level} className={styles.tier}>
          <h3 className={styles.name}>{levelNames[level]}</h3>
          <ol className={styles.rungs}>
            {rungs.map((rung, at) => (
              <li key={rung.cutBp} className={styles.rung} data-current={rung.cutBp === cutBp || undefined}>
                <span className={styles.rate}>
                  {rung.cutBp === cutBp ? <VisuallyHidden>{copy.current} </VisuallyHidden> : null}
                  {percent(rung.cutBp)}
                </span>
                <span className={styles.from}>{copy.rung(rung.referrals, at === 0)}</span>
              </li>
            ))}
          </ol>
          <p className={styles.note}>{isAgreed ? copy.agreed(cutBp) : next}</p>
        </li>
      );
    })}
  </ul>
);
