import { useEffect, useState } from 'react';
import { failureSentence } from '@/lib/client/failure-sentence';
import type { ApplicationState } from '@/lib/contracts/brokerage';
import { applicationCalls } from './application-calls';

type Found = { application: ApplicationState | null; at: number };

/** Where the application stands, asked again on request and when the page is looked at again. */
export function useStatus() {
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(true);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    applicationCalls()
      .application({ signal: stop.signal })
      .then(
        ({ application }) => {
          setFound({ application, at: Date.now() });
          setFailure('');
        },
        (error: unknown) => {
          if (!stop.signal.aborted) setFailure(failureSentence(error));
        },
      )
      .finally(() => {
        if (!stop.signal.aborted) setIsBusy(false);
      });
    return () => stop.abort();
  }, [attempt]);

  function refresh() {
    setIsBusy(true);
    setAttempt((before) => before + 1);
  }

  useEffect(() => {
    const lookAgain = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, []);

  return {
    found,
    failure,
    isBusy,
    refresh,
    show: (application: ApplicationState | null) => setFound({ application, at: Date.now() }),
  };
}
