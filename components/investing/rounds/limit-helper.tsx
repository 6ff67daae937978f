import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Choice } from '@/components/ui/forms/choice';
import { TextField } from '@/components/ui/forms/text-field';
import { limitCopy as copy } from '@/lib/content/investing/limit-copy';
import { crowdfundingRoom } from '@/lib/domain/investing/crowdfunding-limits';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { LimitSum } from './limit-sum';
import styles from './limit-helper.module.css';
import shared from './rounds.module.css';

/** Calculates the investment limit from the reader's own numbers, which stay in the browser. */
export function LimitHelper({ oursCents }: { oursCents?: number | undefined }) {
  const [typed, setTyped] = useState({ income: '', netWorth: '', others: '' });
  const [isAccredited, setIsAccredited] = useState(false);
  const amounts = {
    income: dollarsOf(typed.income),
    netWorth: netWorthOf(typed.netWorth),
    others: dollarsOf(typed.others || '0'),
  };
  const field = (name: keyof typeof typed) => ({
    name,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    value: typed[name],
    error: amounts[name] === undefined && /[^$,\s−-]/.test(typed[name]) ? copy.amountNeeded : '',
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => setTyped({ ...typed, [name]: event.target.value }),
  });
  const { income: incomeUsd, netWorth: netWorthUsd, others: othersUsd } = amounts;
  const isComplete = incomeUsd !== undefined && netWorthUsd !== undefined && othersUsd !== undefined;

  return (
    <form className={styles.helper} aria-label={copy.limit} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.fields}>
        <TextField {...field('income')} label={copy.income} />
        <TextField {...field('netWorth')} label={copy.netWorth} hint={copy.netWorthHint} />
        <TextField {...field('others')} label={copy.others} hint={copy.othersHint} isOptional />
        <Choice
          kind="checkbox"
          label={copy.accredited}
          note={copy.accreditedNote}
          checked={isAccredited}
          onChange={(event) => setIsAccredited(event.target.checked)}
        />
      </div>
      <div role="status" className={classNames(styles.sum, shared.panel)}>
        {isAccredited ? (
          <p>{copy.none}</p>
        ) : isComplete ? (
          <LimitSum
            room={crowdfundingRoom(
              { incomeUsd, netWorthUsd, othersUsd, oursUsd: (oursCents ?? 0) / 100, isAccredited },
              utcDay(new Date()),
            )}
            oursCents={oursCents}
            othersUsd={othersUsd}
          />
        ) : (
          <p className={shared.note}>{copy.prompt}</p>
        )}
      </div>
    </form>
  );
}

/**
 * Parses a net worth. Debts can exceed assets, so it may be negative; the limit depends on the larger of income and net
 * worth, so a negative value counts as 0.
 */
function netWorthOf(text: string) {
  const [, minus, size = ''] = /^\s*([−-])?(.*)$/.exec(text) ?? [];
  const sizeUsd = dollarsOf(size);
  return minus && sizeUsd !== undefined ? 0 : sizeUsd;
}

/** Parses amounts such as '$60,000' or '60000.50'; undefined if invalid. */
function dollarsOf(text: string) {
  const plain = text.replaceAll(/[$,\s]/g, '');
  return /^\d{1,12}(\.\d{0,2})?$/.test(plain) ? Number(plain) : undefined;
}
