import { useEffect } from 'react';
import { Button } from '@/components/ui/forms/button';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { Link } from '@/components/ui/navigation/link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Question } from '@/lib/content/brokerage/application/question';
import { questionSteps, stepGroups, type QuestionStep } from '@/lib/content/brokerage/application/steps';
import { checkCopy as copy, flowCopy, stepNames } from '@/lib/content/brokerage/application/copy';
import type { Answers } from '@/lib/domain/brokerage/application/keys';
import { checkScreen } from '@/lib/domain/brokerage/application-steps';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { lineOf, reviewGroupOf } from './anchor-of';
import { isImpliedByRange } from './filling';
import { answerText } from '../status/answer-text';
import styles from './check-answers.module.css';
import flow from '../flow.module.css';
import { shownQuestions } from '../progress';
import { BackLink } from '../back-link';
import type { StepStates } from '../step-list';
import { UnfinishedSteps } from './unfinished-steps';

type CheckAnswersProps = { answers: Answers; states: StepStates; needsTaxId: boolean };

/**
 * The review of all answers before signing. Each group links back to its questions, and each missing answer to its own.
 */
export function CheckAnswers({ answers, states, needsTaxId }: CheckAnswersProps) {
  const unfinished = questionSteps.filter((step) => states[step]?.state !== 'complete');

  // After a change, return the focus to the link that started it, or to its group if that link is gone.
  useEffect(() => {
    const changed = document.querySelector(window.location.hash || '#none');
    const link = changed?.querySelector('a') ?? changed?.closest(`.${styles.group}`)?.querySelector('a');
    link?.focus();
  }, []);

  return (
    <>
      <p className={flow.lead}>{copy.lead}</p>
      <UnfinishedSteps title={copy.unfinished} steps={unfinished} states={states} />
      {questionSteps.map((step) => (
        <section key={step} className={styles.step} aria-labelledby={`check-${step}`}>
          <h2 className={styles.title} id={`check-${step}`}>
            {stepNames[step]}
          </h2>
          {stepGroups[step].map((group) => (
            <div key={group.id} className={styles.group} id={reviewGroupOf(group.id)}>
              <div className={styles.groupHead}>
                <h3 className={styles.groupTitle}>{group.title}</h3>
                <Link href={`${brokeragePaths.openAccountStep(step)}?edit=${group.id}`} className={styles.link}>
                  {flowCopy.change} <VisuallyHidden>{group.title.toLowerCase()}</VisuallyHidden>
                </Link>
              </div>
              <dl>
                {shownQuestions(group, answers)
                  .filter(({ name }) => !isImpliedByRange(name, answers))
                  .map((question) => (
                    <Line key={question.name} step={step} question={question} answers={answers} />
                  ))}
              </dl>
            </div>
          ))}
        </section>
      ))}
      {needsTaxId && unfinished.length === 0 ? <p className={styles.next}>{copy.taxIdNext}</p> : null}
      <div className={flow.buttons}>
        {unfinished[0] === undefined ? (
          <ButtonLink href={brokeragePaths.openAccountStep('agreements')} size="large">
            {copy.go}
          </ButtonLink>
        ) : (
          <ButtonLink href={brokeragePaths.openAccountStep(unfinished[0])} size="large">
            {copy.goTo(unfinished[0])}
          </ButtonLink>
        )}
        <BackLink from={checkScreen} />
        <Button weight="plain" size="large" onClick={() => window.print()}>
          {copy.print}
        </Button>
      </div>
    </>
  );
}

type LineProps = { step: QuestionStep; question: Question; answers: Answers };

function Line({ step, question, answers }: LineProps) {
  const { name, label } = question;
  return (
    <div className={styles.line} id={lineOf(name)}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.answer} data-empty={answers[name] ? undefined : ''}>
        {answerText(question, answers[name])}
      </dd>
      {answers[name] ? null : (
        <dd className={styles.change}>
          <Link href={`${brokeragePaths.openAccountStep(step)}?change=${name}`} className={styles.link}>
            {flowCopy.add} <VisuallyHidden>{label}</VisuallyHidden>
          </Link>
        </dd>
      )}
    </div>
  );
}
