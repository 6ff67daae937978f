import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Choice, ChoiceGroup } from '@/components/ui/forms/choice';
import { Pending } from '@/components/ui/feedback/fetched';
import { RadioGroup } from '@/components/ui/radio-group';
import { backgroundLabels, type EqualityCopy } from '@/lib/content/investing/equality';
import { backgrounds, type Background } from '@/lib/domain/investing/equality';
import styles from './answer-form.module.css';
import { useOwnAnswer } from './use-own-answer';

/** A question about the reader, with a consent checkbox. Nothing is preselected. */
export function AnswerForm({ copy }: { copy: EqualityCopy['own'] }) {
  const ownAnswer = useOwnAnswer();
  const { isBusy, said, change } = ownAnswer;
  const [chosen, setChosen] = useState<Background>();
  const [isAgreed, setIsAgreed] = useState(false);
  const [errors, setErrors] = useState<{ answer?: string; agree?: string }>({});
  if (ownAnswer.failure || !ownAnswer.data) return <Pending of={ownAnswer} copy={copy} lines={5} />;
  const { background, consent } = ownAnswer.data;

  async function save(event: FormEvent) {
    event.preventDefault();
    const found = {
      ...(chosen ? {} : { answer: copy.chooseFirst }),
      ...(isAgreed ? {} : { agree: copy.agreeFirst }),
    };
    setErrors(found);
    if (!chosen || !isAgreed) return;
    const body = { background: chosen, consentVersion: consent.version };
    await change((calls) => calls.describe({ body }), copy.saved);
  }

  async function withdraw() {
    await change((calls) => calls.withdraw(), copy.withdrawn);
    setChosen(undefined);
    setIsAgreed(false);
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate className={styles.form}>
      {background ? (
        <p>
          {copy.current}: <strong>{backgroundLabels[background]}</strong>
        </p>
      ) : null}
      <RadioGroup
        legend={copy.question}
        error={errors.answer}
        name="background"
        values={backgrounds}
        wordsOf={(one) => ({ label: backgroundLabels[one] })}
        value={chosen}
        onChange={setChosen}
      />
      <ChoiceGroup legend={copy.agree} error={errors.agree}>
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
          {background ? copy.change : copy.save}
        </Button>
        {background ? (
          <Button weight="outline" isBusy={isBusy} onClick={() => void withdraw()}>
            {copy.withdraw}
          </Button>
        ) : null}
      </p>
      <p role={said.isRefusal ? 'alert' : 'status'} className={said.isRefusal ? styles.refusal : undefined}>
        {said.text}
      </p>
    </form>
  );
}
