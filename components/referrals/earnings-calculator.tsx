import { useState, type ComponentType } from 'react';
import { TextField } from '@/components/ui/forms/text-field';
import type { EarningsView } from '@/lib/content/referrals/earnings-view';
import { offline } from '@/lib/content/shared/frame';
import styles from './earnings-calculator.module.css';
import { EarningsFigures } from './earnings-figures';
import type { EarningsResultProps } from './earnings-result';

/** `earnings` is not optional: there is no calculator without what all ambassadors earned. */
export type EarningsCalculatorProps = { earnings: EarningsView };

/** Sums by the schedule with the visitor's own numbers. The arithmetic is loaded when a field is first touched. */
export function EarningsCalculator({ earnings }: EarningsCalculatorProps) {
  const [first, setFirst] = useState(earnings.start);
  const [second, setSecond] = useState('');
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
          {isLost ? <p>{offline}</p> : null}
          {Result ? (
            <Result first={first} second={second} beside={earnings.beside} />
          ) : (
            <p className={styles.prompt}>Enter your numbers. {earnings.beside}</p>
          )}
        </div>
      </form>
      <EarningsFigures earnings={earnings} />
    </div>
  );
}
