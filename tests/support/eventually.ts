import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again until the answer is there; fails with the last error when it does not come within what a busy machine may
 * take.
 */
export async function eventually<Result>(ask: () => Promise<Result> | Result, withinMs = 50_000): Promise<Result> {
  const until = Date.now() + withinMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(20);
    }
  }
}
