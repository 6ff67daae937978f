import { useCallback, useEffect, useState } from 'react';
import { showToast } from '@/components/toasts/toast-store';
import { failureSentence } from '@/lib/client/failure-sentence';
import { forgetIdentity, readSessionId, readUniqueId } from '@/lib/client/identity';
import { useSession } from '@/lib/client/session';
import { myDataWords as words } from '@/lib/content/my-data';
import type { OwnData } from '@/lib/contracts/privacy';

type State = { kind: 'loading' } | { kind: 'failed'; reason: string } | { kind: 'ready'; data: OwnData };

/** What the server keeps about this browser and, when somebody is signed in, about their coming. */
export function useOwnData() {
  const { user, isKnown } = useSession();
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [isDeleting, setIsDeleting] = useState(false);
  const reload = useCallback(() => setAttempt((before) => before + 1), []);

  useEffect(() => {
    if (!isKnown) return;
    const stop = new AbortController();
    load(stop.signal).then(
      (data) => setState({ kind: 'ready', data }),
      (error: unknown) => {
        if (!stop.signal.aborted) setState({ kind: 'failed', reason: failureSentence(error) });
      },
    );
    return () => stop.abort();
  }, [isKnown, user?.id, attempt]);

  /** Deletes by a call and shows what is left. */
  async function remove(call: () => Promise<{ deleted: number }>) {
    setIsDeleting(true);
    try {
      showToast('success', words.deleted((await call()).deleted));
      reload();
    } catch {
      showToast('error', words.failed);
    } finally {
      setIsDeleting(false);
    }
  }

  return {
    state,
    /** What went wrong is not shown any longer: the reader sees that it is asked again. */
    retry: () => {
      setState({ kind: 'loading' });
      reload();
    },
    removeVisits: () => void remove(deleteVisits),
    removeResearch: () => void remove(async () => (await client()).deleteResearch()),
    isDeleting,
  };
}

async function deleteVisits() {
  const answer = await (await client()).deleteOwnData({ body: ids() });
  forgetIdentity();
  return answer;
}

const ids = () => ({ uniqueId: readUniqueId(), sessionId: readSessionId() });

const load = async (signal: AbortSignal) => (await client()).ownData({ body: ids(), signal });

async function client() {
  const { privacyClient } = await import('./privacy-client');
  return privacyClient();
}
