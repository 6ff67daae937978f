import { useState } from 'react';
import { Choice } from '@/components/ui/forms/choice';
import { TextField } from '@/components/ui/forms/text-field';
import { limitCopy as copy } from '@/lib/content/investing/limit-copy';
import { crowdfundingRoom } from '@/lib/domain/investing/crowdfunding-limits';
import { LimitSum } from './limit-sum';
import styles from './rounds.module.css';

/** The calculation with the reader's own numbers. It stays in this browser. */
export function LimitHelper({ oursCents }: { oursCents?: number | undefined }) {
  const [typed, setTyped] = useState({ income: '', netWorth: '', others: '' });
  const [isAccredited, setIsAccredited] = useState(false);
  const field = (name: keyof typeof typed) => ({
    name,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    value: typed[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => setTyped({ ...typed, [name]: event.target.value }),
  });
  const [incomeUsd, netWorthUsd, othersUsd] = [typed.income, typed.netWorth, typed.others || '0'].map(dollarsOf);
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
      <div role="status" className={styles.panel}>
        {isAccredited ? (
          <p>{copy.none}</p>
        ) : isComplete ? (
          <LimitSum
            room={crowdfundingRoom(
              { incomeUsd, netWorthUsd, othersUsd, oursUsd: (oursCents ?? 0) / 100, isAccredited },
              new Date().toISOString().slice(0, 10),
            )}
            oursCents={oursCents}
            othersUsd={othersUsd}
          />
        ) : (
          <p className={styles.note}>{copy.prompt}</p>
        )}
      </div>
    </form>
  );
}

/** '$60,000' and '60000.50' alike; nothing for an invalid amount. */
function dollarsOf(text: string) {
  const plain = text.replaceAll(/[$,\s]/g, '');
  return /^\d{1,12}(\.\d{0,2})?$/.test(plain) ? Number(plain) : undefined;
}
