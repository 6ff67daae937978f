import { useEffect, useState } from 'react';
import { failureSentence } from '@/lib/client/failure-sentence';
import type { OwnDescription } from '@/lib/contracts/equality';
import type { equalityCalls } from './equality-calls';

type Calls = ReturnType<typeof equalityCalls>;
type Said = { text: string; isRefusal: boolean };

/** What the signed-in reader said, and changes to it. */
export function useOwnAnswer() {
  const [own, setOwn] = useState<OwnDescription>();
  const [failure, setFailure] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<Said>({ text: '', isRefusal: false });

  useEffect(() => {
    const stop = new AbortController();
    loadCalls()
      .then((calls) => calls.mine({ signal: stop.signal }))
      .then(setOwn, (error: unknown) => {
        if (!stop.signal.aborted) setFailure(failureSentence(error));
      });
    return () => stop.abort();
  }, [attempt]);

  async function change(act: (calls: Calls) => Promise<OwnDescription>, done: string) {
    if (isBusy) return;
    setIsBusy(true);
    try {
      setOwn(await act(await loadCalls()));
      setSaid({ text: done, isRefusal: false });
    } catch (error) {
      setSaid({ text: failureSentence(error), isRefusal: true });
    } finally {
      setIsBusy(false);
    }
  }

  const retry = () => {
    setFailure('');
    setAttempt(attempt + 1);
  };
  return { own, failure, isBusy, said, change, retry };
}

const loadCalls = async () => (await import('./equality-calls')).equalityCalls();
