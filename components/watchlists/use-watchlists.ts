import { useEffect, useState } from 'react';
import { failureSentence } from '@/lib/client/failure-sentence';
import { useSession } from '@/lib/client/session';
import type { AnswerOf } from '@/lib/contracts/endpoint';
import type { watchlistsContract } from '@/lib/contracts/watchlists';
import type { watchlistsCalls } from './watchlists-calls';

export type AllLists = AnswerOf<typeof watchlistsContract.list>;
type Calls = ReturnType<typeof watchlistsCalls>;
export type Act = (calls: Calls) => Promise<AllLists>;

type Found = { of: string; all?: AllLists; failure?: string };

/** The signed-in reader's lists, as the server has them: fetched anew when the page is looked at again. */
export function useWatchlists(isWanted = true) {
  const { user, isKnown } = useSession();
  const owner = user ? `${user.kind}:${user.id}` : undefined;
  const [found, setFound] = useState<Found>();
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    if (owner === undefined || !isWanted) return;
    const stop = new AbortController();
    loadCalls()
      .then((calls) => calls.list({ signal: stop.signal }))
      .then(
        (all) => setFound({ of: owner, all }),
        (error: unknown) => {
          if (stop.signal.aborted) return;
          // What was there stays: old figures with a word of warning are better than none.
          setFound((last) => ({ ...(last?.of === owner ? last : { of: owner }), failure: failureSentence(error) }));
        },
      );
    return () => stop.abort();
  }, [owner, attempt, isWanted]);

  useEffect(() => {
    const lookAgain = () => {
      if (document.visibilityState === 'visible') setAttempt((before) => before + 1);
    };
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, []);

  /** Makes a change and shows the lists as they are after it; throws what the server refused. */
  async function change(act: Act): Promise<AllLists> {
    if (owner === undefined) throw new Error('Nobody is signed in.');
    setIsBusy(true);
    try {
      const all = await act(await loadCalls());
      setFound({ of: owner, all });
      return all;
    } finally {
      setIsBusy(false);
    }
  }

  // Somebody else's lists are not shown, not even for a moment.
  const current = found?.of === owner ? found : undefined;
  return {
    isKnown,
    isSignedIn: user !== null,
    all: current?.all,
    failure: current?.failure ?? '',
    isBusy,
    change,
    retry: () => {
      setFound((last) => last && { of: last.of, ...(last.all ? { all: last.all } : {}) });
      setAttempt(attempt + 1);
    },
  };
}

export type Watchlists = ReturnType<typeof useWatchlists>;

const loadCalls = async () => (await import('./watchlists-calls')).watchlistsCalls();
