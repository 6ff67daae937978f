import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import type { ApplicationStep } from '@/lib/domain/brokerage/application-steps';
import { createDraft } from './draft';
import type { SaveState } from './draft-saver';

type DraftProps = { savedAt: string | null; step: ApplicationStep };

/** Saves answers while the user types: after a pause, on blur, and when the page closes. */
export function useDraft({ savedAt, step }: DraftProps) {
  const [state, setState] = useState<SaveState>(savedAt === null ? { kind: 'idle' } : { kind: 'saved', at: savedAt });
  const [draft] = useState(() => createDraft(savedAt, step, setState));
  const { events } = useRouter();

  useEffect(() => draft.at(step), [draft, step]);

  useEffect(() => {
    const flush = () => void draft.flush();
    events.on('routeChangeStart', flush);
    window.addEventListener('online', flush);
    window.addEventListener('pagehide', draft.leave);
    return () => {
      events.off('routeChangeStart', flush);
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', draft.leave);
    };
  }, [events, draft]);

  return { ...draft, state };
}

export type Draft = ReturnType<typeof useDraft>;
