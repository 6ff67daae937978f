import { useEffect, useState } from 'react';
import { failureSentence } from './failure-sentence';
import { useSession } from './session';

type Found<Data> = { of: string; data?: Data; failure?: string };

/** What the server keeps of whoever is signed in, and changes to it. `load` and `read` stand outside of the component. */
export function useOwn<Calls, Data>(
  load: () => Promise<Calls>,
  read: (calls: Calls, signal: AbortSignal) => Promise<Data>,
  isWanted = true,
) {
  const { user, isKnown } = useSession();
  const owner = user ? `${user.kind}:${user.id}` : undefined;
  const [found, setFound] = useState<Found<Data>>();
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    if (owner === undefined || !isWanted) return;
    const stop = new AbortController();
    load()
      .then((calls) => read(calls, stop.signal))
      .then(
        (data) => setFound({ of: owner, data }),
        (error: unknown) => {
          if (stop.signal.aborted) return;
          // What was there stays: old figures with a word of warning are better than none.
          setFound((last) => ({ ...(last?.of === owner ? last : { of: owner }), failure: failureSentence(error) }));
        },
      );
    return () => stop.abort();
  }, [owner, attempt, isWanted, load, read]);

  /** Makes a change and shows what is there after it; throws what the server refused. */
  async function change(act: (calls: Calls) => Promise<Data>): Promise<Data> {
    if (owner === undefined) throw new Error('Nobody is signed in.');
    setIsBusy(true);
    try {
      const data = await act(await load());
      setFound({ of: owner, data });
      return data;
    } finally {
      setIsBusy(false);
    }
  }

  // What is somebody else's is not shown, not even for a moment.
  const current = found?.of === owner ? found : undefined;
  return {
    isKnown,
    isSignedIn: user !== null,
    data: current?.data,
    failure: current?.failure ?? '',
    isBusy,
    change,
    /** Asks anew behind what is shown. */
    setAttempt,
    retry: () => {
      setFound((last) => last && { of: last.of, ...(last.data === undefined ? {} : { data: last.data }) });
      setAttempt((before) => before + 1);
    },
  };
}
