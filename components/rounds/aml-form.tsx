import { useState } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { amlForm, amlWords as words } from '@/lib/content/aml-words';
import { amlSteps, type AmlStep } from '@/lib/domain/aml';
import { AmlStepForm } from './aml-step-form';
import styles from './rounds.module.css';
import { useAsked } from '@/lib/client/use-asked';

const ask = async (signal: AbortSignal) => (await import('./aml-calls')).investorCalls().readAml({ signal });

/** The four steps, the first that is not saved open; each saves by itself. */
export function AmlForm({ investorId }: { investorId: string }) {
  const { current, retry } = useAsked(investorId, ask);
  const [saved, setSaved] = useState<readonly AmlStep[]>([]);
  const [chosen, setChosen] = useState<AmlStep>();
  if (!current) return <Skeleton label={words.loading} lines={4} />;
  if ('failure' in current)
    return (
      <ErrorState title={words.failed} onRetry={retry}>
        {current.failure}
      </ErrorState>
    );
  const { answers } = current.answer;
  const isSaved = (step: AmlStep) => saved.includes(step) || answers.some((answer) => answer.step === step);
  const open = chosen ?? amlSteps.find((step) => !isSaved(step));

  return (
    <div className={styles.part}>
      {amlSteps.every(isSaved) ? <p role="status">{words.complete}</p> : null}
      <ol className={styles.facts}>
        {amlSteps.map((step, index) => (
          <li key={step} className={styles.step} aria-current={step === open ? 'step' : undefined}>
            <button type="button" className={styles.stepName} onClick={() => setChosen(step)}>
              {words.step(index + 1, amlSteps.length)}: {amlForm[step].title}
            </button>
            <span className={styles.note}>{isSaved(step) ? words.saved : words.open2}</span>
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
            retry();
          }}
        />
      ) : null}
    </div>
  );
}
