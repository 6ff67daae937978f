import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { questionSteps } from '@/lib/content/brokerage/application/steps';
import { checkCopy, signCopy as copy } from '@/lib/content/brokerage/application/copy';
import { agreements } from '@/lib/content/brokerage/agreements/agreements';
import { agreementNames } from '@/lib/domain/brokerage/application/values';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import type { Answers } from '@/lib/domain/brokerage/application/keys';
import type { RuleContext } from '@/lib/domain/brokerage/application/rule';
import { AgreementSection } from './agreement-section';
import { BackLink } from '../back-link';
import { ErrorSummary, problemsIn } from '../questions/error-summary';
import styles from '../flow.module.css';
import { progressOf } from '../progress';
import { SendSection, taxIdQuestion } from '../status/send-section';
import { statementsOf } from '../status/statements-of';
import type { StepStates } from '../step-list';
import { UnfinishedSteps } from '../questions/unfinished-steps';
import { useSending, type Sending } from '../use-sending';

type AgreementsStepProps = Omit<Sending, 'onInvalid'> & {
  answers: Answers;
  context: RuleContext;
  states: StepStates;
  fingerprints: Record<string, string>;
};

/** Step 4: four agreements, eight statements, and the button that submits the application. */
export function AgreementsStep({ answers, context, states, fingerprints, ...sending }: AgreementsStepProps) {
  const { formState, setFocus } = useFormContext<Answers>();
  const [attempt, setAttempt] = useState(0);
  const { send, isBusy, refusal } = useSending({
    ...sending,
    onInvalid: (errors) => {
      // The Social Security number is never saved, so after a reload it is often the only missing answer.
      if (Object.keys(errors).every((name) => name === 'tax_id')) setFocus('tax_id');
      else setAttempt((before) => before + 1);
    },
  });
  const unfinished = questionSteps.filter((step) => states[step]?.state !== 'complete');

  const problems = problemsIn([...agreementNames.flatMap(statementsOf), taxIdQuestion], formState.errors);

  return (
    <form noValidate method="post" className={styles.form} onSubmit={send}>
      <ErrorSummary problems={problems} attempt={attempt} onChoose={setFocus} />
      <p className={styles.lead}>{copy.lead}</p>
      <UnfinishedSteps title={copy.unfinishedTitle} steps={unfinished} states={states}>
        <p>{copy.unfinished}</p>
      </UnfinishedSteps>
      {agreementNames.map((name) => (
        <AgreementSection
          key={name}
          name={name}
          agreement={agreements[name]}
          fingerprint={fingerprints[name] ?? ''}
          progress={progressOf(
            statementsOf(name).map((row) => row.name),
            answers,
            context,
          )}
          hasError={statementsOf(name).some((row) => formState.errors[row.name] !== undefined)}
        />
      ))}
      {unfinished[0] === undefined ? (
        <SendSection isBusy={isBusy} refusal={refusal} context={context} />
      ) : (
        <div className={styles.buttons}>
          <ButtonLink href={brokeragePaths.openAccountStep(unfinished[0])} size="large">
            {checkCopy.goTo(unfinished[0])}
          </ButtonLink>
          <BackLink from="agreements" />
        </div>
      )}
    </form>
  );
}
