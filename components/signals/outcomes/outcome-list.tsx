import { Button } from '@/components/ui/forms/button';
import { ownOutcomesCopy as copy } from '@/lib/content/signals/outcomes/own-outcomes';
import { optionName } from '@/lib/content/signals/outcomes/option-name';
import { signedPercent } from '@/lib/domain/shared/signed-percent';
import type { OwnOutcomeSignal } from '@/lib/contracts/signals/outcomes';
import styles from './outcomes.module.css';

type OutcomeListProps = {
  signals: readonly OwnOutcomeSignal[];
  isBusy: boolean;
  onRemove: (id: string) => void;
};

/** A member's reported results, compared with the track record. */
export function OutcomeList({ signals, isBusy, onRemove }: OutcomeListProps) {
  const reported = signals.flatMap((signal) => (signal.own ? [{ ...signal, own: signal.own }] : []));
  if (reported.length === 0) return signals.length === 0 ? null : <p className={styles.note}>{copy.none}</p>;
  return (
    <ul className={styles.list}>
      {reported.map((signal) => (
        <li key={signal.id}>
          <span>
            <strong>{optionName(signal)}</strong>
            <br />
            {copy.own(signedPercent(signal.own.result))} · {copy.record(signedPercent(signal.recordResult))}
          </span>
          <Button
            weight="outline"
            isBusy={isBusy}
            aria-label={copy.removeFor(optionName(signal))}
            onClick={() => onRemove(signal.id)}
          >
            {copy.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}
