import { failureSentence } from '@/lib/client/http/failure-sentence';
import { isSavedAnswer, type Answers } from '@/lib/domain/brokerage/application/keys';
import { applicationSteps, type ApplicationStep } from '@/lib/domain/brokerage/application-steps';
import { shownVersions } from './agreements/agreement-versions';
import { createDraftSaver, type SaveState } from './draft-saver';
import { saveOnLeaving } from './save-on-leaving';
import { brokerageClient } from '../brokerage-client';

/** Saves the answers to the server as a draft. */
export function createDraft(savedAt: string | null, first: ApplicationStep, onState: (state: SaveState) => void) {
  /** The version that the answers are based on; undefined once they may overwrite any version. */
  let basedOn: string | null | undefined = savedAt;
  let step = first;
  let latest: Answers | undefined;
  const bodyOf = (answers: Answers) => ({
    answers: savable(answers),
    step,
    ...(basedOn === undefined ? {} : { basedOn }),
  });

  const saver = createDraftSaver({
    send: async (answers) => {
      const { draft } = await brokerageClient().saveDraft({ body: bodyOf(answers) });
      basedOn = draft.updatedAt;
      return draft.updatedAt;
    },
    reasonOf: (error) => (isConflict(error) ? undefined : failureSentence(error)),
    onState,
  });

  return {
    ...saver,
    change: (answers: Answers) => {
      latest = answers;
      saver.change(answers);
    },
    /** Records the current step, so that another device can resume there. Reaching a later step is saved right away. */
    at: (now: ApplicationStep) => {
      const isLater = applicationSteps.indexOf(now) > applicationSteps.indexOf(step);
      step = now;
      if (!isLater || !latest) return;
      saver.change(latest);
      void saver.flush();
    },
    leave: () => {
      const answers = saver.unsaved();
      if (answers) saveOnLeaving(bodyOf(answers));
    },
    /** After a conflict, keeps these answers. */
    overwrite: () => {
      basedOn = undefined;
      return saver.resume();
    },
  };
}

/** The answers that may be saved before submission: without the tax ID and empty values. */
const savable = (answers: Answers): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(answers).flatMap(([key, value]) =>
      isSavedAnswer(key) && typeof value === 'string' && value !== '' ? [[key, shortened(value)]] : [],
    ),
  ),
  ...shownVersions(answers),
});

/**
 * Truncates long text, for which the field shows an error; otherwise the server would reject the whole draft. Does not
 * split a surrogate pair.
 */
const shortened = (value: string) => value.slice(0, 200).replace(/[\uD800-\uDBFF]$/, '');

const isConflict = (error: unknown) => error instanceof Error && 'status' in error && error.status === 409;
