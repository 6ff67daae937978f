import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/forms/button';
import { namesIn, stepGroups, type QuestionStep as Step } from '@/lib/content/brokerage/application/steps';
import { flowCopy as copy } from '@/lib/content/brokerage/application/copy';
import { isSavedAnswer, type AnswerKey, type Answers } from '@/lib/domain/brokerage/application/keys';
import type { RuleContext } from '@/lib/domain/brokerage/application/rule';
import { isUnsuitable } from '@/lib/domain/brokerage/application/suitability';
import type { Change } from './change';
import { ErrorSummary, problemsIn } from './error-summary';
import styles from '../flow.module.css';
import { groupProgress, shownQuestions } from '../progress';
import { QuestionGroup } from './question-group';
import { BackLink } from '../back-link';
import { screenAfter } from '../screen-order';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { checkScreen } from '@/lib/domain/brokerage/application-steps';

type QuestionStepProps = {
  step: Step;
  answers: Answers;
  context: RuleContext;
  /** The change started from the review page, if any. */
  change: Change | undefined;
  /** The broker's error messages by question. */
  refused: Partial<Record<AnswerKey, string>>;
};

/** A step of questions. Incomplete groups are open at first, and Continue lists the errors. */
export function QuestionStep({ step, answers, context, change, refused }: QuestionStepProps) {
  const { push } = useRouter();
  const groups = stepGroups[step];
  const changing = change?.first;
  const { handleSubmit, setFocus, setError, formState } = useFormContext<Answers>();
  const [attempt, setAttempt] = useState(() => (refusedHere().length > 0 ? 1 : 0));
  const [toggled, setToggled] = useState<Record<string, boolean>>(() => firstOpen());

  const problems = groups.flatMap((group) => problemsIn(shownQuestions(group, answers), formState.errors, group.title));

  const mistakes = problems.filter(({ name }) => !isUnsuitable(name, answers[name]));

  function show(name: AnswerKey) {
    const group = groups.find((one) => namesIn([one]).includes(name));
    if (group) flushSync(() => setToggled((before) => ({ ...before, [group.id]: true })));
    setFocus(name);
  }

  useEffect(() => {
    for (const name of namesIn(groups))
      if (refused[name] !== undefined) setError(name, { type: 'server', message: refused[name] });
  }, [groups, refused, setError]);

  useEffect(() => {
    if (changing !== undefined) setFocus(changing);
  }, [changing, setFocus]);

  const proceed = handleSubmit(
    () =>
      void push(
        change
          ? `${brokeragePaths.openAccountStep(checkScreen)}#${change.anchor}`
          : brokeragePaths.openAccountStep(screenAfter(step)),
      ),
    (errors) => {
      const wrong = groups.filter((group) => namesIn([group]).some((name) => errors[name]));
      setToggled((before) => ({ ...before, ...Object.fromEntries(wrong.map(({ id }) => [id, true])) }));
      setAttempt((before) => before + 1);
    },
  );

  return (
    <form noValidate method="post" className={styles.form} onSubmit={(event) => void proceed(event)}>
      <ErrorSummary problems={mistakes} attempt={attempt} onChoose={show} />
      <ErrorSummary
        problems={problems.filter((one) => !mistakes.includes(one))}
        // The focus goes to the mistakes, if there are any.
        attempt={mistakes.length === 0 ? attempt : 0}
        onChoose={show}
        notice={copy.unsuitableTitle}
      />
      <p className={styles.lead}>{copy.allNeeded}</p>
      {groups.map((group) => (
        <QuestionGroup
          key={group.id}
          group={group}
          answers={answers}
          progress={groupProgress(group, answers, context)}
          wrong={mistakes.filter((one) => one.group === group.title).length}
          isSandbox={context.isSandbox}
          isOpen={toggled[group.id] ?? true}
          changing={changing}
          onToggle={() => setToggled((before) => ({ ...before, [group.id]: !(before[group.id] ?? true) }))}
        />
      ))}
      <div className={styles.buttons}>
        <Button type="submit" size="large">
          {change ? copy.backToCheck : copy.continue}
        </Button>
        <BackLink from={step} to={change ? checkScreen : undefined} />
      </div>
    </form>
  );

  function refusedHere() {
    return namesIn(groups).filter((name) => refused[name] !== undefined);
  }

  /** Whether the answer is not part of the draft, and may be the only missing one when resuming. */
  function isUnsaved(name: AnswerKey) {
    return !change && !isSavedAnswer(name) && !answers[name];
  }

  /** The groups to open at first: incomplete ones, and the one being changed. */
  function firstOpen() {
    return Object.fromEntries(
      groups.map((group) => [
        group.id,
        group.id === change?.group ||
          groupProgress(group, answers, context).state !== 'complete' ||
          namesIn([group]).some((name) => name === changing || refused[name] !== undefined || isUnsaved(name)),
      ]),
    );
  }
}
