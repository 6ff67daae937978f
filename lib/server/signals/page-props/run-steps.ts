import { setImmediate } from 'node:timers/promises';
import type { Steps } from '@/lib/domain/signals/statistics/steps';

/** Takes the steps of a long computation one by one, so that other requests are handled between them. */
export async function runSteps<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}
