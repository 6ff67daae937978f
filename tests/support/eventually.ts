import { setTimeout as pause } from 'node:timers/promises';

/** Retries until there is a result; fails with the last error after a limit that is generous for busy machines. */
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
