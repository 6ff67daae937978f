import { useState } from 'react';
import { failureSentence } from './failure-sentence';
import { useAsked } from './use-asked';

/** `useAsked`, and changes to it, one at a time: each answers what stands after it, and a refusal is said beside it. */
export function useStanding<Answer>(of: string, ask: (signal: AbortSignal) => Promise<Answer>) {
  const { current, show, retry } = useAsked(of, ask);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');

  /** Undefined when it was refused, or another one is under way. */
  async function change(act: () => Promise<Answer>): Promise<Answer | undefined> {
    if (isBusy) return undefined;
    setIsBusy(true);
    setRefusal('');
    try {
      const answer = await act();
      show(answer);
      return answer;
    } catch (error) {
      setRefusal(failureSentence(error));
      return undefined;
    } finally {
      setIsBusy(false);
    }
  }

  return { current, isBusy, refusal, change, retry };
}
