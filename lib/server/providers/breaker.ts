import { now } from '@/lib/server/platform/clock';
import { createConcurrencyLimit } from '@/lib/server/platform/concurrency-limit';
import { AppError } from '@/lib/server/platform/errors';

type BreakerRules = {
  /** The error message while the breaker is open; contains no URL. */
  sentence: string;
  /** Whether an error counts as a failure of the provider; a rejected request does not. */
  isFailure: (error: unknown) => boolean;
  failures?: number;
  restMs?: number;
  atOnce?: number;
};

export type Breaker = { run<T>(work: () => Promise<T>): Promise<T> };

/** Queue limit: about as many calls as ten concurrent ones can serve before callers time out. */
const waiting = 50;

/**
 * A circuit breaker. By default, five failures in a row open it: it then rejects calls for 30 seconds and after that
 * lets one trial call through. At most ten calls run at a time. While it is open, queued calls are rejected as well.
 */
export function createBreaker({
  sentence,
  isFailure,
  failures = 5,
  restMs = 30_000,
  atOnce = 10,
}: BreakerRules): Breaker {
  const limited = createConcurrencyLimit({ atOnce, waiting, whenFull: () => refusal(1000) });
  let inRow = 0;
  let restsUntil = 0;
  let isTrying = false;

  const refusal = (waitMs: number) =>
    new AppError('unavailable', sentence, { retryAfterS: Math.max(1, Math.ceil(waitMs / 1000)) });

  /** Runs the work unless the breaker is open. Whether this is the trial call is decided before anything is awaited. */
  async function call<T>(work: () => Promise<T>) {
    const isTry = inRow >= failures;
    const restLeft = restsUntil - now().getTime();
    if (isTry && (restLeft > 0 || isTrying)) throw refusal(restLeft);
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

  return { run: (work) => limited(() => call(work)) };
}
