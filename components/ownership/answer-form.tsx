import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Choice, ChoiceGroup } from '@/components/ui/choice';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { backgroundChoices, backgroundLabels, type EqualityWords } from '@/lib/content/equality';
import type { Background } from '@/lib/domain/equality';
import styles from './answer-form.module.css';
import { useOwnAnswer } from './use-own-answer';

/** One question, its consent in words, and the way back. Nothing is chosen beforehand. */
export function AnswerForm({ words }: { words: EqualityWords['own'] }) {
  const { own, failure, isBusy, said, change, retry } = useOwnAnswer();
  const [chosen, setChosen] = useState<Background>();
  const [isAgreed, setIsAgreed] = useState(false);
  const [errors, setErrors] = useState<{ answer?: string; agree?: string }>({});
  if (failure)
    return (
      <ErrorState title={words.failed} onRetry={retry}>
        {failure}
      </ErrorState>
    );
  if (!own) return <Skeleton label={words.loading} lines={5} />;
  const { background, consent } = own;

  async function save(event: FormEvent) {
    event.preventDefault();
    const found = {
      ...(chosen ? {} : { answer: words.chooseFirst }),
      ...(isAgreed ? {} : { agree: words.agreeFirst }),
    };
    setErrors(found);
    if (!chosen || !isAgreed) return;
    const body = { background: chosen, consentVersion: consent.version };
    await change((calls) => calls.describe({ body }), words.saved);
  }

  async function withdraw() {
    await change((calls) => calls.withdraw(), words.withdrawn);
    setChosen(undefined);
    setIsAgreed(false);
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate className={styles.form}>
      {background ? (
        <p>
          {words.current}: <strong>{backgroundLabels[background]}</strong>
        </p>
      ) : null}
      <ChoiceGroup legend={words.question} error={errors.answer}>
        {backgroundChoices.map(({ value, label }) => (
          <Choice
            key={value}
            name="background"
            label={label}
            value={value}
            checked={chosen === value}
            onChange={() => setChosen(value)}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={words.agree} error={errors.agree}>
        <Choice
          kind="checkbox"
          name="consent"
          label={consent.text}
          checked={isAgreed}
          onChange={(event) => setIsAgreed(event.target.checked)}
        />
      </ChoiceGroup>
      <p className={styles.actions}>
        <Button type="submit" isBusy={isBusy}>
          {background ? words.change : words.save}
        </Button>
        {background ? (
          <Button weight="outline" isBusy={isBusy} onClick={() => void withdraw()}>
            {words.withdraw}
          </Button>
        ) : null}
      </p>
      <p role={said.isRefusal ? 'alert' : 'status'} className={said.isRefusal ? styles.refusal : undefined}>
        {said.text}
      </p>
    </form>
  );
}
