import { useState } from 'react';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { watchlistCopy as copy } from '@/lib/content/research/watchlists';
import type { Act, AllLists, Watchlists } from './use-watchlists';

/** The last action's result and how to undo it; `ticker` is the affected stock. */
export type Outcome = { text: string; isRefusal?: boolean; undo?: Act; ticker?: string };

export type Step = {
  act: Act;
  done?: string;
  undo?: Act;
  ticker?: string;
};

type UseSteps = Pick<Watchlists, 'change' | 'isBusy'> & { onOutcome?: () => void };

/** Runs changes of the lists one at a time, each with a result and, where possible, an undo. */
export function useSteps({ change, isBusy, onOutcome }: UseSteps) {
  const [outcome, setKnown] = useState<Outcome>();
  const setOutcome = (next: Outcome | undefined) => {
    setKnown(next);
    onOutcome?.();
  };

  async function step({ act, done, undo, ticker }: Step): Promise<AllLists | undefined> {
    if (isBusy) return undefined;
    try {
      const all = await change(act);
      setOutcome(done ? { text: done, ...(undo ? { undo } : {}), ...(ticker ? { ticker } : {}) } : undefined);
      return all;
    } catch (error) {
      setOutcome({ text: failureSentence(error), isRefusal: true });
      return undefined;
    }
  }

  const takeBack = () => {
    if (!outcome?.undo) return;
    const { undo, ticker } = outcome;
    void step({ act: undo, done: copy.undone, ...(ticker ? { ticker } : {}) });
  };
  /** Shows the result of a change that ran elsewhere, with an optional undo. */
  const say = (text: string, undo?: Act) => setOutcome({ text, ...(undo ? { undo } : {}) });
  return { outcome, step, takeBack, say, dismiss: () => setOutcome(undefined) };
}

export type Steps = ReturnType<typeof useSteps>;
