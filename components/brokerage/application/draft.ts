import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { brokerageContract } from '@/lib/contracts/brokerage/brokerage';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { isSavedAnswer, type Answers } from '@/lib/domain/brokerage/application/keys';
import type { ApplicationStep } from '@/lib/domain/brokerage/application-steps';
import { shownVersions } from './agreements/agreement-versions';
import { createDraftSaver, type SaveState } from './draft-saver';
import { saveOnLeaving } from './save-on-leaving';

const brokerageClient = () => createClient(brokerageContract, browserHttp());

/** Synchronizes the answers with the server. */
export function createDraft(savedAt: string | null, onState: (state: SaveState) => void) {
  /** The version the answers are based on; undefined once they may overwrite any. */
  let basedOn: string | null | undefined = savedAt;
  let step: ApplicationStep = 'account-creation';
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
    /** The current step, for resuming on another device. */
    at: (now: ApplicationStep) => {
      step = now;
    },
    leave: () => {
      const answers = saver.unsaved();
      if (answers) saveOnLeaving(bodyOf(answers));
    },
    /** After a conflict: keeps these answers. */
    overwrite: () => {
      basedOn = undefined;
      return saver.resume();
    },
  };
}

/** Data that may leave this page before submission: never the tax id, and no empty values. */
const savable = (answers: Answers): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(answers).filter(
      (entry): entry is [string, string] => isSavedAnswer(entry[0]) && typeof entry[1] === 'string' && entry[1] !== '',
    ),
  ),
  ...shownVersions(answers),
});

const isConflict = (error: unknown) => error instanceof Error && 'status' in error && error.status === 409;
