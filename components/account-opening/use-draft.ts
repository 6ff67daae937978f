import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { failureSentence } from '@/lib/client/failure-sentence';
import { isDraftKey, type Answers } from '@/lib/domain/application/keys';
import type { ApplicationStep } from '@/lib/domain/application-steps';
import { applicationCalls } from './application-calls';
import { createDraftSaver, type DraftSaver, type SaveState } from './draft-saver';
import { saveOnLeaving } from './save-on-leaving';

type DraftProps = { savedAt: string | null; step: ApplicationStep };

/** Keeps the answers on the server while they are typed: a moment later, when a field is left, and when the page is. */
export function useDraft({ savedAt, step }: DraftProps) {
  const [state, setState] = useState<SaveState>(savedAt === null ? { kind: 'idle' } : { kind: 'saved', at: savedAt });
  const basedOn = useRef<string | null | undefined>(savedAt);
  const current = useRef(step);
  const { events } = useRouter();

  useEffect(() => {
    current.current = step;
  }, [step]);

  const [saver] = useState<DraftSaver>(() =>
    createDraftSaver({
      send: async (answers) => {
        const { draft } = await applicationCalls().saveDraft({
          body: { answers: savable(answers), step: current.current, ...baseOf(basedOn.current) },
        });
        basedOn.current = draft.updatedAt;
        return draft.updatedAt;
      },
      reasonOf: (error) => (isConflict(error) ? undefined : failureSentence(error)),
      onState: setState,
    }),
  );

  useEffect(() => {
    const flush = () => void saver.flush();
    const leave = () => {
      const answers = saver.unsaved();
      if (answers) saveOnLeaving({ answers: savable(answers), step: current.current, ...baseOf(basedOn.current) });
    };
    events.on('routeChangeStart', flush);
    window.addEventListener('online', flush);
    window.addEventListener('pagehide', leave);
    return () => {
      events.off('routeChangeStart', flush);
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', leave);
    };
  }, [events, saver]);

  return {
    state,
    change: saver.change,
    flush: saver.flush,
    stop: saver.stop,
    /** After a conflict: these answers stay. */
    overwrite: () => {
      basedOn.current = undefined;
      return saver.resume();
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;

/** What may leave this page before it is sent: never the tax id, and nothing that is empty. */
export const savable = (answers: Answers): Record<string, string> =>
  Object.fromEntries(
    Object.entries(answers).filter(
      (entry): entry is [string, string] => isDraftKey(entry[0]) && typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );

const baseOf = (basedOn: string | null | undefined) => (basedOn === undefined ? {} : { basedOn });

const isConflict = (error: unknown) => error instanceof Error && 'status' in error && error.status === 409;
