import { failureSentence } from '@/lib/client/failure-sentence';
import { isDraftKey, type Answers } from '@/lib/domain/application/keys';
import type { ApplicationStep } from '@/lib/domain/application-steps';
import { applicationCalls } from './application-calls';
import { createDraftSaver, type SaveState } from './draft-saver';
import { saveOnLeaving } from './save-on-leaving';

/** The server's copy of the answers, as one page keeps it up. */
export function createDraft(savedAt: string | null, onState: (state: SaveState) => void) {
  /** What the answers here go back to; nothing once they may go over whatever is there. */
  let basedOn: string | null | undefined = savedAt;
  let step: ApplicationStep = 'account-creation';
  const bodyOf = (answers: Answers) => ({
    answers: savable(answers),
    step,
    ...(basedOn === undefined ? {} : { basedOn }),
  });

  const saver = createDraftSaver({
    send: async (answers) => {
      const { draft } = await applicationCalls().saveDraft({ body: bodyOf(answers) });
      basedOn = draft.updatedAt;
      return draft.updatedAt;
    },
    reasonOf: (error) => (isConflict(error) ? undefined : failureSentence(error)),
    onState,
  });

  return {
    ...saver,
    /** The step that somebody is at, for the next device. */
    at: (now: ApplicationStep) => {
      step = now;
    },
    leave: () => {
      const answers = saver.unsaved();
      if (answers) saveOnLeaving(bodyOf(answers));
    },
    /** After a conflict: these answers stay. */
    overwrite: () => {
      basedOn = undefined;
      return saver.resume();
    },
  };
}

/** What may leave this page before it is sent: never the tax id, and nothing that is empty. */
export const savable = (answers: Answers): Record<string, string> =>
  Object.fromEntries(
    Object.entries(answers).filter(
      (entry): entry is [string, string] => isDraftKey(entry[0]) && typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );

const isConflict = (error: unknown) => error instanceof Error && 'status' in error && error.status === 409;
