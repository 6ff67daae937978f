import { useRouter } from 'next/router';
import { useRef, useState, type SubmitEvent } from 'react';
import { useFormContext, type FieldErrors } from 'react-hook-form';
import { openModal } from '@/components/modals/modal-stack';
import { showToast } from '@/components/toasts/toast-store';
import { goTo } from '@/lib/client/http/navigation';
import { getSession } from '@/lib/client/session/session';
import { stepOf } from '@/lib/content/brokerage/application/steps';
import { brokerageCreated } from '@/lib/content/brokerage/messages';
import { loginNeeded } from '@/lib/content/shared/messages';
import type { AnswerKey, Answers } from '@/lib/domain/brokerage/application/keys';
import { applicationSteps } from '@/lib/domain/brokerage/application-steps';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { paths } from '@/lib/domain/shared/paths';
import { sendApplication, type Outcome } from './send-application';
import type { Draft } from './use-draft';

export type Sending = {
  draft: Pick<Draft, 'flush' | 'stop'>;
  /** Called with the broker's messages about rejected answers. */
  onRefused: (refused: Partial<Record<AnswerKey, string>>) => void;
  onSecond: () => void;
  /** Called when an answer on this screen is invalid. */
  onInvalid: (errors: FieldErrors<Answers>) => void;
};

/** Submits the application, one attempt at a time, and navigates by the result. */
export function useSending({ draft, onRefused, onSecond, onInvalid }: Sending) {
  const { push } = useRouter();
  const { handleSubmit } = useFormContext<Answers>();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const isSending = useRef(false);

  async function attempt(answers: Answers) {
    if (isSending.current) return;
    if (getSession().user === null) {
      openModal('login', { kind: 'user' });
      return complain(loginNeeded);
    }
    isSending.current = true;
    setIsBusy(true);
    setRefusal('');
    try {
      // Save the draft first, so that a failed submission loses no answer.
      await draft.flush();
      settle(await sendApplication(answers));
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  }

  function settle(outcome: Outcome) {
    switch (outcome.kind) {
      case 'opened':
        draft.stop();
        showToast('success', brokerageCreated);
        return goTo(paths.landing);
      case 'second':
        draft.stop();
        return onSecond();
      case 'refused': {
        const steps = (Object.keys(outcome.fields) as AnswerKey[]).map(stepOf);
        const first = applicationSteps.find((step) => steps.includes(step));
        complain(outcome.sentence);
        onRefused(outcome.fields);
        if (first !== undefined && first !== 'agreements') void push(brokeragePaths.openAccountStep(first));
        return;
      }
      case 'failed':
        return complain(outcome.sentence);
    }
  }

  function complain(sentence: string) {
    setRefusal(sentence);
    showToast('error', sentence);
  }

  return {
    send: (event: SubmitEvent<HTMLFormElement>) => void handleSubmit(attempt, onInvalid)(event),
    isBusy,
    refusal,
  };
}
