import { now } from '@/lib/server/clock';
import { AppError } from '@/lib/server/errors';
import { createTurns } from './turns';

type BreakerRules = {
  /** What is said while it is open; names no address. */
  sentence: string;
  /** A refusal of one request is not a failure of the provider. */
  isFailure: (error: unknown) => boolean;
  failures?: number;
  restMs?: number;
  atOnce?: number;
};

export type Breaker = { run<T>(work: () => Promise<T>): Promise<T> };

/** Those who wait for a turn beyond ten are not many more than the ten can serve in the time a caller has. */
const waiting = 50;

/**
 * Stands before a provider: after five failures in a row nobody calls for 30 seconds, then one call may try.
 * Never more than ten calls at once; when it opens, those who wait for their turn are refused as well.
 */
export function createBreaker({
  sentence,
  isFailure,
  failures = 5,
  restMs = 30_000,
  atOnce = 10,
}: BreakerRules): Breaker {
  const turns = createTurns({ atOnce, waiting });
  let inRow = 0;
  let restsUntil = 0;
  let isTrying = false;

  function refuse(waitMs: number): never {
    throw new AppError('unavailable', sentence, { retryAfterS: Math.max(1, Math.ceil(waitMs / 1000)) });
  }

  /** Calls, unless it is open; whether this call is the one that tries is settled before anything is awaited. */
  async function call<T>(work: () => Promise<T>) {
    const isTry = inRow >= failures;
    const restLeft = restsUntil - now().getTime();
    if (isTry && (restLeft > 0 || isTrying)) refuse(restLeft);
    isTrying = isTry;
    try {
      const result = await work();
      inRow = 0;
      return result;
    } catch (error) {
      if (!isFailure(error)) inRow = 0;
      else if (++inRow >= failures) restsUntil = now().getTime() + restMs;
      throw error;
    } finally {
      if (isTry) isTrying = false;
    }
  }

  return {
    async run(work) {
      if (!(await turns.take())) refuse(1000);
      try {
        return await call(work);
      } finally {
        turns.giveBack();
      }
    },
  };
}
