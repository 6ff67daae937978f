import { useState, type ComponentType } from 'react';
import { TextField } from '@/components/ui/forms/text-field';
import { WorkedSum } from '@/components/ui/tables/worked-sum';
import type { EarningsView } from '@/lib/content/referrals/earnings-figures';
import { findLoadFailure, type LoadFailure } from '@/lib/client/http/load-failure';
import styles from './earnings-calculator.module.css';
import { EarningsFigures } from './earnings-figures';
import type { EarningsResultProps } from './earnings-result';

type Code = {
  Result: ComponentType<EarningsResultProps>;
  read: (typed: string) => { count: number } | { fault: string };
};

/** `earnings` is required, because the calculator must be shown with the earnings of all ambassadors. */
export type EarningsCalculatorProps = { earnings: EarningsView };

/**
 * Calculates earnings by the payout schedule. It shows an example until the visitor types numbers. The code loads on
 * the first interaction.
 */
export function EarningsCalculator({ earnings }: EarningsCalculatorProps) {
  const { example, beside } = earnings;
  const [first, setFirst] = useState(example.first);
  const [second, setSecond] = useState(example.second);
  const [code, setCode] = useState<Code>();
  const [failure, setFailure] = useState<LoadFailure>();

  const wake = () => {
    if (code) return;
    Promise.all([import('./earnings-result'), import('@/lib/content/referrals/earnings-sum')]).then(
      ([{ EarningsResult }, { readReferrals }]) => {
        setCode({ Result: EarningsResult, read: readReferrals });
        setFailure(undefined);
      },
      async () => setFailure(await findLoadFailure()),
    );
  };

  const reads = [first, second].map((typed) => code?.read(typed));
  // An invalid number has no result, but the other number still does.
  const [firstCount = null, secondCount = null] = reads.map((read) => (read && 'count' in read ? read.count : null));
  const [firstFault, secondFault] = reads.map((read) => (read && 'fault' in read ? read.fault : undefined));

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
          error={firstFault}
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
          error={secondFault}
          inputMode="numeric"
          autoComplete="off"
          value={second}
          onValue={(value) => {
            wake();
            setSecond(value);
          }}
        />
        <div role="status" className={styles.result}>
          {failure ? <p>{failure.text}</p> : null}
          {isExample ? <p className={styles.prompt}>{example.label}. Change the numbers to see your own.</p> : null}
          {code ? (
            <code.Result first={firstCount} second={secondCount} beside={beside} />
          ) : failure && !isExample ? null : (
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
