import { useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Choice } from '@/components/ui/forms/choice';
import { TextField } from '@/components/ui/forms/text-field';
import { roundPanelCopy as copy } from '@/lib/content/investing/round-panel';
import type { RoundInvestorStatus } from '@/lib/contracts/investing/rounds';
import { usdExact } from '@/lib/domain/shared/money';
import { centsOf } from '@/lib/domain/shared/typed-number';
import styles from './rounds.module.css';

type AmountFormProps = {
  investorStatus: Pick<RoundInvestorStatus, 'smallestCents' | 'largestCents'>;
  startCents?: number | undefined;
  /** The label of a required checkbox, if any. */
  tick?: string;
  submit: string;
  isBusy: boolean;
  send: (amountCents: number) => Promise<boolean>;
};

/** A form for an amount in dollars between the round's minimum and maximum. */
export function AmountForm({ investorStatus, startCents, tick, submit, isBusy, send }: AmountFormProps) {
  const [typed, setTyped] = useState(startCents === undefined ? '' : String(startCents / 100));
  const [isTicked, setIsTicked] = useState(false);
  const [errors, setErrors] = useState({ amount: '', tick: '' });
  const { smallestCents, largestCents } = investorStatus;
  const limits = [usdExact(smallestCents), usdExact(largestCents)] as const;

  function decide(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const cents = centsOf(typed);
    const isFitting = cents !== undefined && cents >= smallestCents && cents <= largestCents;
    const isRead = !tick || isTicked;
    setErrors({ amount: isFitting ? '' : copy.amountNeeded(...limits), tick: isRead ? '' : copy.tickNeeded });
    if (isFitting && isRead) void send(cents);
  }

  return (
    <form onSubmit={decide} className={styles.part} noValidate>
      <TextField
        label={copy.amount}
        hint={copy.range(...limits)}
        error={errors.amount}
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
          error={errors.tick}
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
