import { useEffect, useState } from 'react';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { loadClient } from '@/lib/client/http/load-calls';
import type { FoundSymbol } from '@/lib/contracts/research/symbols';

type Answer = { asked: string; items: readonly FoundSymbol[]; failure?: string };
export type Hits = {
  status: 'idle' | 'waiting' | 'ready' | 'failed';
  /** Keeps the previous results until new ones arrive, so that the list does not flicker under the arrow keys. */
  items: readonly FoundSymbol[];
  failure: string;
  retry: () => void;
};

/** Debounce delay in milliseconds. */
const pauseMs = 150;

/** Searches for a text; a newer text cancels the older request. */
export function useSymbolHits(text: string): Hits {
  const question = text.trim();
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (question === '') return;
    const stop = new AbortController();
    const keep = (next: Answer) => {
      if (!stop.signal.aborted) setAnswer(next);
    };
    const pause = setTimeout(() => {
      search(question, stop.signal).then(
        ({ items }) => keep({ asked: question, items }),
        (error: unknown) => keep({ asked: question, items: [], failure: failureSentence(error) }),
      );
    }, pauseMs);
    return () => {
      clearTimeout(pause);
      stop.abort();
    };
  }, [question, attempt]);

  const retry = () => {
    setAnswer(undefined);
    setAttempt(attempt + 1);
  };
  if (question === '') return { status: 'idle', items: [], failure: '', retry };
  if (answer?.asked !== question) return { status: 'waiting', items: answer?.items ?? [], failure: '', retry };
  const { items, failure } = answer;
  return { status: failure === undefined ? 'ready' : 'failed', items, failure: failure ?? '', retry };
}

async function search(q: string, signal: AbortSignal) {
  const calls = await loadClient(({ symbolsContract }) => symbolsContract);
  return calls.search({ query: { q }, signal });
}
