import { useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Choice } from '@/components/ui/forms/choice';
import { TextField } from '@/components/ui/forms/text-field';
import { roundPanelCopy as copy } from '@/lib/content/investing/round-panel';
import type { RoundStanding } from '@/lib/contracts/investing/rounds';
import { usdExact } from '@/lib/domain/shared/exact-money';
import { centsOf } from '@/lib/domain/shared/typed-dollars';
import styles from './rounds.module.css';

type AmountFormProps = {
  standing: Pick<RoundStanding, 'smallestCents' | 'largestCents'>;
  startCents?: number | undefined;
  /** The text of the required checkbox. */
  tick?: string;
  submit: string;
  isBusy: boolean;
  send: (amountCents: number) => Promise<boolean>;
};

/** One amount in dollars, between the round's two limits. */
export function AmountForm({ standing, startCents, tick, submit, isBusy, send }: AmountFormProps) {
  const [typed, setTyped] = useState(startCents === undefined ? '' : String(startCents / 100));
  const [isTicked, setIsTicked] = useState(false);
  const [error, setError] = useState('');
  const { smallestCents, largestCents } = standing;

  function decide(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const cents = centsOf(typed);
    const isFitting = cents !== undefined && cents >= smallestCents && cents <= largestCents;
    if (!isFitting) return setError(copy.amountNeeded);
    if (tick && !isTicked) return setError(copy.tickNeeded);
    setError('');
    void send(cents);
  }

  return (
    <form onSubmit={decide} className={styles.part} noValidate>
      <TextField
        label={copy.amount}
        hint={copy.range(usdExact(smallestCents), usdExact(largestCents))}
        error={error}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {tick ? (
        <Choice
          kind="checkbox"
          label={tick}
          checked={isTicked}
          onChange={(event) => setIsTicked(event.target.checked)}
        />
      ) : null}
      <Button type="submit" isWide isBusy={isBusy}>
        {submit}
      </Button>
    </form>
  );
}
