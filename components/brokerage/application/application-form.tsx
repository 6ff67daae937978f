import { useRouter } from 'next/router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useSessionUser } from '@/lib/client/session/session';
import { isQuestionStep, questionSteps } from '@/lib/content/brokerage/application/steps';
import type { AnswerKey } from '@/lib/domain/brokerage/application/keys';
import { checkScreen } from '@/lib/domain/brokerage/application-steps';
import { AccountStep } from './account-step';
import { AgreementsStep } from './agreements/agreements-step';
import { changeOf } from './questions/change';
import { CheckAnswers } from './questions/check-answers';
import styles from './flow.module.css';
import type { LoadedApplication } from './load-application';
import { needsUnsaved, stepProgress } from './progress';
import { QuestionStep } from './questions/question-step';
import { ruleContext } from './questions/rule-context';
import { SaveLine } from './save-line';
import { screenKeys } from './screen-keys';
import { SessionNotice } from './session-notice';
import { StepList, type StepStates } from './step-list';
import type { StepPageProps } from './step-page-props';
import { timeLeft } from './time-left';
import { useApplicationForm } from './questions/use-application-form';
import { useDraft } from './use-draft';
import { useSessionWatch } from './use-session-watch';

type ApplicationFormProps = StepPageProps & {
  loaded: LoadedApplication;
  onReload: () => void;
  /** Called when the server reports that an account already exists. */
  onSecond: () => void;
};

/**
 * The application while it is being filled in: one form, one draft and one session. The URL determines the current
 * screen.
 */
export function ApplicationForm({ screen, fingerprints, loaded, onReload, onSecond }: ApplicationFormProps) {
  const { query } = useRouter();
  const change = changeOf(query);
  const [context] = useState(() => ruleContext(loaded.isSandbox));
  const [refused, setRefused] = useState<Partial<Record<AnswerKey, string>>>({});
  const session = useSessionWatch();
  const draft = useDraft({ savedAt: loaded.savedAt, step: screen === checkScreen ? 'agreements' : screen });
  const { form, current } = useApplicationForm({
    answers: loaded.answers,
    context,
    keys: screenKeys(screen, change !== undefined),
    onAnswers: draft.change,
  });
  useScreenChange(screen, () => form.clearErrors());
  useSavingAfterLogin(draft.flush);

  const states: StepStates = {
    'account-creation': { state: 'complete', given: 0, all: 0 },
    ...Object.fromEntries(
      [...questionSteps, 'agreements' as const].map((step) => [step, stepProgress(step, current, context)]),
    ),
  };

  const needsTaxId = questionSteps.find((step) => needsUnsaved(step, current, context));

  return (
    <FormProvider {...form}>
      <div className={styles.layout}>
        <div className={styles.side}>
          <StepList screen={screen} states={states} minutes={timeLeft(states, current)} needsTaxId={needsTaxId} />
        </div>
        <div className={styles.main} onBlur={() => void draft.flush()}>
          <div className={styles.statusLine}>
            <SessionNotice session={session} />
            <SaveLine draft={draft} onTakeTheirs={onReload} />
          </div>
          {inside()}
        </div>
      </div>
    </FormProvider>
  );

  function inside() {
    const common = { answers: current, context };
    if (screen === 'account-creation') return <AccountStep leftAt={loaded.step} />;
    if (screen === checkScreen)
      return <CheckAnswers {...common} states={states} needsTaxId={needsTaxId !== undefined} />;
    if (isQuestionStep(screen))
      return <QuestionStep key={screen} {...common} step={screen} change={change} refused={refused} />;
    return (
      <AgreementsStep
        {...common}
        states={states}
        fingerprints={fingerprints}
        draft={draft}
        onRefused={setRefused}
        onSecond={onSecond}
      />
    );
  }
}

/**
 * Runs when the screen changes, because errors belong to the previous screen and the next one starts at its top. Runs
 * before the new screen's effects, which may show the broker's errors.
 */
function useScreenChange(screen: string, onChange: () => void) {
  const shown = useRef(screen);
  useLayoutEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    onChange();
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}

/** After the next login, saves input that could not be saved without a session. */
function useSavingAfterLogin(flush: () => Promise<void>) {
  const user = useSessionUser();
  const id = user?.id;
  useEffect(() => {
    if (id !== undefined) void flush();
  }, [id, flush]);
}
