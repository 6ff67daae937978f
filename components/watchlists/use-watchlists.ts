import { useEffect } from 'react';
import { useOwn } from '@/lib/client/use-own';
import type { AnswerOf } from '@/lib/contracts/endpoint';
import type { watchlistsContract } from '@/lib/contracts/watchlists';
import type { watchlistsCalls } from './watchlists-calls';

export type AllLists = AnswerOf<typeof watchlistsContract.list>;
type Calls = ReturnType<typeof watchlistsCalls>;
export type Act = (calls: Calls) => Promise<AllLists>;

const loadCalls = async () => (await import('./watchlists-calls')).watchlistsCalls();
const read = (calls: Calls, signal: AbortSignal) => calls.list({ signal });

/** The signed-in reader's lists, as the server has them: fetched anew when the page is looked at again. */
export function useWatchlists(isWanted = true) {
  const { data: all, setAttempt, ...own } = useOwn(loadCalls, read, isWanted);

  useEffect(() => {
    const lookAgain = () => {
      if (document.visibilityState === 'visible') setAttempt((before) => before + 1);
    };
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, [setAttempt]);

  return { ...own, all };
}

export type Watchlists = ReturnType<typeof useWatchlists>;
