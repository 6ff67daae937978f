import { useEffect, useState } from 'react';
import { failureSentence } from '@/lib/client/failure-sentence';

/** Something fetched once for this page, with a way to try again. `load` stands outside of the component. */
export function useLoaded<Found>(load: (signal: AbortSignal) => Promise<Found>) {
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState('');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    load(stop.signal).then(
      (loaded) => {
        if (stop.signal.aborted) return;
        setFound(loaded);
        setFailure('');
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setFailure(failureSentence(error));
      },
    );
    return () => stop.abort();
  }, [load, attempt]);

  return {
    found,
    failure,
    /** What went wrong is not shown any longer: the reader sees that it is asked again. */
    retry: () => {
      setFailure('');
      setAttempt((before) => before + 1);
    },
  };
}
