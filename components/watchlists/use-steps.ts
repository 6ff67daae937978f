import { useState } from 'react';
import { failureSentence } from '@/lib/client/failure-sentence';
import { watchlistWords as words } from '@/lib/content/watchlists';
import type { Act, AllLists, Watchlists } from './use-watchlists';

/** What happened last, and how to take it back. */
export type Outcome = { text: string; isRefusal?: boolean; undo?: Act };

export type Step = {
  act: Act;
  done?: string;
  undo?: Act;
};

/** Presses that change the lists at once: one at a time, each with its outcome in a sentence and, if there is, its way back. */
export function useSteps({ change, isBusy }: Pick<Watchlists, 'change' | 'isBusy'>) {
  const [outcome, setOutcome] = useState<Outcome>();

  async function step({ act, done, undo }: Step): Promise<AllLists | undefined> {
    if (isBusy) return undefined;
    try {
      const all = await change(act);
      setOutcome(done ? { text: done, ...(undo ? { undo } : {}) } : undefined);
      return all;
    } catch (error) {
      setOutcome({ text: failureSentence(error), isRefusal: true });
      return undefined;
    }
  }

  const takeBack = () => {
    const undo = outcome?.undo;
    if (undo) void step({ act: undo, done: words.undone });
  };
  return { outcome, step, takeBack };
}

export type Steps = ReturnType<typeof useSteps>;
