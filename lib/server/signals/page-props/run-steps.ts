import { setImmediate } from 'node:timers/promises';
import type { Steps } from '@/lib/domain/signals/statistics/steps';

/** Runs a long computation step by step, so that other requests are handled in between. */
export async function runSteps<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}
