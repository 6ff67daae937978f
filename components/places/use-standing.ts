import { useEffect, useState } from 'react';
import { failureSentence } from '@/lib/client/failure-sentence';
import type { PlacePage, PlaceStanding } from '@/lib/contracts/places';
import type { placeCalls } from './place-calls';

type Calls = ReturnType<typeof placeCalls>;
export type Address = { kind: PlacePage['kind']; slug: string };
type Found = { memberId: string; standing: PlaceStanding } | { memberId: string; failure: string };

const loadCalls = async () => (await import('./place-calls')).placeCalls();

/** How the signed-in member stands to a place, and how to change that. */
export function useStanding({ kind, slug }: Address, memberId: string | undefined, onChange: () => Promise<void>) {
  const [found, setFound] = useState<Found>();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (memberId === undefined) return;
    let isCurrent = true;
    const show = (next: Found) => {
      if (isCurrent) setFound(next);
    };
    loadCalls()
      .then((calls) => calls.standing({ params: { kind, slug } }))
      .then((standing) => show({ memberId, standing }))
      .catch((error: unknown) => show({ memberId, failure: failureSentence(error) }));
    return () => {
      isCurrent = false;
    };
  }, [kind, slug, memberId, attempt]);

  /** Answers whether it worked; a refusal is shown. */
  async function change(act: (calls: Calls, params: Address) => Promise<PlaceStanding>): Promise<boolean> {
    if (isBusy || memberId === undefined) return false;
    setIsBusy(true);
    setRefusal('');
    try {
      const standing = await act(await loadCalls(), { kind, slug });
      setFound({ memberId, standing });
      await onChange();
      return true;
    } catch (error) {
      setRefusal(failureSentence(error));
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  // Somebody else's standing is not shown, not even for a moment.
  const current = found?.memberId === memberId ? found : undefined;
  const retry = () => {
    setFound(undefined);
    setAttempt(attempt + 1);
  };
  return { current, isBusy, refusal, change, retry };
}
