import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import { roundCopy } from '@/lib/content/investing/rounds';
import type { RoundPage } from '@/lib/contracts/investing/rounds';
import { dayOf } from '@/lib/domain/shared/dates';
import { usd } from '@/lib/domain/shared/money';
import styles from './round-progress.module.css';

const copy = roundCopy.progress;

type RoundProgressProps = { round: Exclude<RoundPage, { phase: 'over' }> };

/** The amount reserved or raised toward the target. Renders nothing until an amount is reported. */
export function RoundProgress({ round }: RoundProgressProps) {
  const { minimumCents, targetCents } = round;
  const amount = amountOf(round);
  if (!amount) return null;
  return (
    <div className={styles.progress}>
      <p className={styles.sum}>
        <span className={styles.figure}>{usd(amount.cents)}</span> {amount.of(usd(targetCents))}
      </p>
      <div className={styles.track}>
        <ProgressBar max={targetCents} value={amount.cents} label={amount.label} />
        <span
          className={styles.minimum}
          style={{ insetInlineStart: `${(minimumCents / targetCents) * 100}%` }}
          aria-hidden="true"
        />
      </div>
      <p className={styles.note}>
        <span>{amount.note}</span>
        <span>{amount.isReached ? copy.reached(usd(minimumCents)) : copy.minimum(usd(minimumCents))}</span>
      </p>
    </div>
  );
}

function amountOf(round: RoundProgressProps['round']) {
  if (round.phase === 'interest') {
    const { cents, count } = round.reserved;
    // Reservations are nonbinding and do not count toward the minimum.
    return { cents, of: copy.reservedOf, label: copy.reserved, note: copy.reservers(count), isReached: false };
  }
  if (!round.held) return null;
  const { cents, asOf } = round.held;
  const isReached = cents >= round.minimumCents;
  return { cents, of: copy.raisedOf, label: copy.raised, note: copy.heldOn(dayOf(asOf)), isReached };
}
