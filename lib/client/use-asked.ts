import { useEffect, useState } from 'react';
import { failureSentence } from './failure-sentence';

type Asked<Answer> = { of: string } & ({ answer: Answer } | { failure: string });

/** Asks once for each `of`, and again when told; somebody else's answer is not shown, not even for a moment. */
export function useAsked<Answer>(of: string, ask: (signal: AbortSignal) => Promise<Answer>) {
  const [found, setFound] = useState<Asked<Answer>>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    const show = (next: Asked<Answer>) => {
      if (!stop.signal.aborted) setFound(next);
    };
    ask(stop.signal).then(
      (answer) => show({ of, answer }),
      (error: unknown) => show({ of, failure: failureSentence(error) }),
    );
    return () => stop.abort();
    // `ask` closes over nothing but what `of` names.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [of, attempt]);

  return {
    current: found?.of === of ? found : undefined,
    show: (answer: Answer) => setFound({ of, answer }),
    /** What went wrong is not shown any longer: the reader sees that it is asked again. */
    retry: () => {
      setFound(undefined);
      setAttempt(attempt + 1);
    },
  };
}
