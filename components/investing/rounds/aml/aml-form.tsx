import { useState } from 'react';
import { Pending } from '@/components/ui/feedback/fetched';
import { amlForm, amlCopy as copy } from '@/lib/content/investing/aml-form';
import { amlSteps, type AmlStep } from '@/lib/domain/investing/aml';
import { AmlStepForm } from './aml-step-form';
import styles from './aml-form.module.css';
import shared from '../rounds.module.css';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { investorClient } from './investor-client';

/** The identity form's four steps, each saved separately. The first incomplete step is open. */
export function AmlForm() {
  const result = useMemberData('aml', investorClient, (calls) => calls.readAml(), { isPinned: true });
  const [saved, setSaved] = useState<readonly AmlStep[]>([]);
  const [chosen, setChosen] = useState<AmlStep>();
  if (!result.data || result.failure) return <Pending of={result} copy={copy} lines={4} />;
  const { answers } = result.data;
  const isSaved = (step: AmlStep) => saved.includes(step) || answers.some((answer) => answer.step === step);
  const open = chosen ?? amlSteps.find((step) => !isSaved(step));

  return (
    <div className={shared.part}>
      {amlSteps.every(isSaved) ? <p role="status">{copy.complete}</p> : null}
      <ol className={styles.steps}>
        {amlSteps.map((step, index) => (
          <li key={step} className={styles.step} aria-current={step === open ? 'step' : undefined}>
            <button type="button" className={styles.stepName} onClick={() => setChosen(step)}>
              {copy.step(index + 1, amlSteps.length)}: {amlForm[step].title}
            </button>
            <span className={shared.note}>{isSaved(step) ? copy.saved : copy.notStarted}</span>
          </li>
        ))}
      </ol>
      {open ? (
        <AmlStepForm
          key={open}
          step={open}
          known={answers.find((answer) => answer.step === open)}
          onSaved={() => {
            setSaved([...saved, open]);
            setChosen(amlSteps.find((step) => step !== open && !isSaved(step)));
            result.refresh();
          }}
        />
      ) : null}
    </div>
  );
}
