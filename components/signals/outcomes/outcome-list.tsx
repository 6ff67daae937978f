import { Button } from '@/components/ui/forms/button';
import { ownOutcomesCopy as words } from '@/lib/content/signals/outcomes/own-outcomes';
import { optionName, signedPercent } from '@/lib/content/signals/outcomes/option-name';
import type { OwnOutcomeSignal } from '@/lib/contracts/signals/outcomes';
import styles from './outcomes.module.css';

type OutcomeListProps = {
  signals: readonly OwnOutcomeSignal[];
  isBusy: boolean;
  onRemove: (id: string) => void;
};

/** What the member reported, beside the record. */
export function OutcomeList({ signals, isBusy, onRemove }: OutcomeListProps) {
  const reported = signals.flatMap((signal) => (signal.own ? [{ ...signal, own: signal.own }] : []));
  if (reported.length === 0) return signals.length === 0 ? null : <p className={styles.note}>{words.none}</p>;
  return (
    <ul className={styles.list}>
      {reported.map((signal) => (
        <li key={signal.id}>
          <span>
            <strong>{optionName(signal)}</strong>
            <br />
            {words.own(signedPercent(signal.own.result))} · {words.record(signedPercent(signal.recordResult))}
          </span>
          <Button
            weight="outline"
            isBusy={isBusy}
            aria-label={words.removeFor(optionName(signal))}
            onClick={() => onRemove(signal.id)}
          >
            {words.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}
