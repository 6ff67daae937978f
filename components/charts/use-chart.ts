import { useEffect, useState } from 'react';
import { neutralFailure } from '@/lib/content/faults';
import { offline } from '@/lib/content/frame';

/** `data` is the last good answer: it stays while another is asked for, and when that fails. */
export type ChartState<Data> = {
  status: 'waiting' | 'ready' | 'failed';
  data: Data | undefined;
  /** Why it failed and what to do, for people. */
  message: string;
  retry: () => void;
};

type Answer<Data> = { asked: string; data: Data | undefined; message: string | null };

/** Asks once `isWanted`, again for another `question` and on `retry`. A later question outruns an earlier one. */
export function useChart<Data>(
  question: string,
  load: (signal: AbortSignal) => Promise<Data>,
  isWanted = true,
): ChartState<Data> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<Data>>({ asked: '', data: undefined, message: null });
  const asked = `${attempt}/${question}`;
  const isWaiting = answer.asked !== asked;

  useEffect(() => {
    if (!isWanted || !isWaiting) return;
    const stop = new AbortController();
    const keep = (change: (last: Answer<Data>) => Answer<Data>) => {
      if (!stop.signal.aborted) setAnswer(change);
    };
    load(stop.signal).then(
      (data) => keep(() => ({ asked, data, message: null })),
      (error: unknown) => keep((last) => ({ ...last, asked, message: reasonOf(error) })),
    );
    return () => stop.abort();
    // A caller's `load` may be made anew with every render: the question says whether it asks something else.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked, isWanted, isWaiting]);

  const status = isWaiting ? 'waiting' : answer.message === null ? 'ready' : 'failed';
  return { status, data: answer.data, message: answer.message ?? '', retry: () => setAttempt(attempt + 1) };
}

function reasonOf(error: unknown) {
  if (!navigator.onLine) return offline;
  // The HTTP layer's failures carry the server's sentence; anything else is a fault that a reader cannot use.
  return error instanceof Error && error.name === 'CallError' ? error.message : neutralFailure;
}
