import { useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/forms/button';
import { RadioGroup } from '@/components/ui/radio-group';
import { Pending } from '@/components/ui/feedback/fetched';
import { TextField } from '@/components/ui/forms/text-field';
import { projectCopy } from '@/lib/content/investing/projects';
import { backingLimits } from '@/lib/domain/investing/backing';
import { usdExact } from '@/lib/domain/shared/money';
import { nameDisplays, type NameDisplay } from '@/lib/domain/shared/name-displays';
import { centsOf } from '@/lib/domain/shared/typed-number';
import styles from './projects.module.css';
import { useBacking, type PledgeTotals } from './use-backing';

const copy = projectCopy.form;

type BackingFormProps = { slug: string; onPledged: (totals: PledgeTotals) => void };

/** The amount of a pledge and how the backer is listed. Submitting again changes both. */
export function BackingForm({ slug, onPledged }: BackingFormProps) {
  const pledgeStatus = useBacking(slug, onPledged);
  const { isBusy, refusal, said, back, withdraw } = pledgeStatus;
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState<NameDisplay>();
  const [error, setError] = useState('');
  if (!pledgeStatus.data) return <Pending of={pledgeStatus} copy={copy} lines={3} />;
  const { backing } = pledgeStatus.data;
  const amount = typed ?? (backing ? String(backing.amountCents / 100) : '');
  const display = chosen ?? backing?.display ?? 'none';

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const cents = centsOf(amount);
    if (cents === undefined || cents < backingLimits.smallestCents || cents > backingLimits.largestCents)
      return setError(copy.wrong);
    setError('');
    void back(cents, display);
  }

  return (
    <form onSubmit={submit} className={styles.part} noValidate>
      <p role="status" className={styles.status}>
        {said || (backing ? copy.done(usdExact(backing.amountCents)) : '')}
      </p>
      <TextField
        label={copy.amount}
        hint={projectCopy.range}
        error={error}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        onChange={(event) => setTyped(event.target.value)}
      />
      <RadioGroup
        legend={copy.display}
        name="display"
        values={nameDisplays}
        wordsOf={(one) => ({ label: copy.displays[one] })}
        value={display}
        onChange={setChosen}
      />
      <Button type="submit" isWide size="large" isBusy={isBusy}>
        {backing ? copy.change : copy.submit}
      </Button>
      {backing ? (
        <Button isWide weight="outline" isBusy={isBusy} onClick={() => void withdraw()}>
          {copy.withdraw}
        </Button>
      ) : null}
      {refusal ? (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      ) : null}
    </form>
  );
}
