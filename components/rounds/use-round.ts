import { useEffect, useState } from 'react';
import { failureSentence } from '@/lib/client/failure-sentence';
import type { RoundStanding } from '@/lib/contracts/rounds';
import type { roundCalls } from './round-calls';

type Calls = ReturnType<typeof roundCalls>;
type Found = { of: string } & ({ standing: RoundStanding } | { failure: string });

const loadCalls = async () => (await import('./round-calls')).roundCalls();

/** How the signed-in investor stands to a round, and how to change that. */
export function useRound(slug: string, investorId: string) {
  const [found, setFound] = useState<Found>();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [attempt, setAttempt] = useState(0);
  const of = `${investorId} ${slug}`;

  useEffect(() => {
    const stop = new AbortController();
    const show = (next: Found) => {
      if (!stop.signal.aborted) setFound(next);
    };
    loadCalls()
      .then((calls) => calls.standing({ params: { slug }, signal: stop.signal }))
      .then(
        (standing) => show({ of, standing }),
        (error: unknown) => show({ of, failure: failureSentence(error) }),
      );
    return () => stop.abort();
  }, [of, slug, attempt]);

  /** Answers whether it worked; a refusal is shown. */
  async function change(act: (calls: Calls, params: { slug: string }) => Promise<RoundStanding>): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    setRefusal('');
    try {
      setFound({ of, standing: await act(await loadCalls(), { slug }) });
      return true;
    } catch (error) {
      setRefusal(failureSentence(error));
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  // Somebody else's standing is not shown, not even for a moment.
  const current = found?.of === of ? found : undefined;
  return { current, isBusy, refusal, change, retry: () => setAttempt(attempt + 1) };
}

export type RoundChange = ReturnType<typeof useRound>['change'];
