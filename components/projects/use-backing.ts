import { useEffect, useState } from 'react';
import { failureSentence } from '@/lib/client/failure-sentence';
import { projectWords } from '@/lib/content/projects';
import type { OwnBacking } from '@/lib/contracts/projects';
import { usdExact } from '@/lib/domain/exact-money';
import type { LeaderDisplay } from '@/lib/domain/places';
import type { backingCalls } from './backing-calls';

type Calls = ReturnType<typeof backingCalls>;
type Found = { of: string } & ({ own: OwnBacking } | { failure: string });

const loadCalls = async () => (await import('./backing-calls')).backingCalls();

/** How the signed-in investor backs a project, and how to change that. */
export function useBacking(slug: string, investorId: string) {
  const [found, setFound] = useState<Found>();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [said, setSaid] = useState('');
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
        (own) => show({ of, own }),
        (error: unknown) => show({ of, failure: failureSentence(error) }),
      );
    return () => stop.abort();
  }, [of, slug, attempt]);

  async function change(act: (calls: Calls) => Promise<OwnBacking>) {
    if (isBusy) return;
    setIsBusy(true);
    setRefusal('');
    setSaid('');
    try {
      const own = await act(await loadCalls());
      setFound({ of, own });
      const { done, withdrawn } = projectWords.form;
      setSaid(own.backing ? done(usdExact(own.backing.amountCents)) : withdrawn);
    } catch (error) {
      setRefusal(failureSentence(error));
    } finally {
      setIsBusy(false);
    }
  }

  return {
    current: found?.of === of ? found : undefined,
    isBusy,
    refusal,
    said,
    back: (amountCents: number, display: LeaderDisplay) =>
      change((calls) => calls.back({ body: { project: slug, amountCents, display } })),
    withdraw: () => change((calls) => calls.withdraw({ params: { slug } })),
    retry: () => setAttempt(attempt + 1),
  };
}
