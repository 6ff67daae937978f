import { useState, type ComponentType } from 'react';
import { TextField } from '@/components/ui/forms/text-field';
import { WorkedSum } from '@/components/ui/tables/worked-sum';
import type { EarningsView } from '@/lib/content/referrals/earnings-view';
import { neutralFailure } from '@/lib/content/shared/faults';
import { offline } from '@/lib/content/shared/frame';
import styles from './earnings-calculator.module.css';
import { EarningsFigures } from './earnings-figures';
import type { EarningsResultProps } from './earnings-result';

/** `earnings` is not optional: there is no calculator without what all ambassadors earned. */
export type EarningsCalculatorProps = { earnings: EarningsView };

/**
 * Calculations by the schedule: an example until the visitor types numbers. The code is loaded on the first
 * interaction.
 */
export function EarningsCalculator({ earnings }: EarningsCalculatorProps) {
  const { example, beside } = earnings;
  const [first, setFirst] = useState(example.first);
  const [second, setSecond] = useState(example.second);
  const [Result, setResult] = useState<ComponentType<EarningsResultProps>>();
  const [isLost, setIsLost] = useState(false);

  const wake = () => {
    if (Result) return;
    import('./earnings-result').then(
      (loaded) => {
        setResult(() => loaded.EarningsResult);
        setIsLost(false);
      },
      () => setIsLost(true),
    );
  };

  const isExample = first === example.first && second === example.second;
  return (
    <div className={styles.calculator}>
      <form
        className={styles.form}
        data-needs-scripts=""
        aria-label="Earnings calculator"
        onFocus={wake}
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField
          name="first"
          label="Your referrals"
          hint="First degree"
          inputMode="numeric"
          autoComplete="off"
          value={first}
          onValue={(value) => {
            wake();
            setFirst(value);
          }}
        />
        <TextField
          name="second"
          label="Their referrals"
          hint="Second degree"
          inputMode="numeric"
          autoComplete="off"
          value={second}
          onValue={(value) => {
            wake();
            setSecond(value);
          }}
        />
        <div role="status" className={styles.result}>
          {isLost ? <p>{navigator.onLine ? neutralFailure : offline}</p> : null}
          {isExample ? <p className={styles.prompt}>{example.label}. Change the numbers to see your own.</p> : null}
          {Result ? (
            <Result first={first} second={second} beside={beside} />
          ) : isLost && !isExample ? null : (
            <>
              <WorkedSum lines={example.lines} total={example.total} />
              <p className={styles.beside}>{beside}</p>
            </>
          )}
        </div>
      </form>
      <EarningsFigures earnings={earnings} />
    </div>
  );
}
