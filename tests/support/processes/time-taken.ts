import { setTimeout as pause } from 'node:timers/promises';

/**
 * Fails if the work is not done before a timer that starts after it. Both use the same event loop, so a busy machine
 * delays them alike, unlike a wall clock.
 */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const done = new AbortController();
  const late = pause(ms, undefined, { signal: done.signal }).then(() => {
    throw new Error(`It was not done within ${ms} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    done.abort();
    // Ignores a rejection of the timer when the work finishes first.
    late.catch(() => undefined);
  }
}

/** The CPU time that this process spent on a function, in milliseconds. */
export function msOfWork(act: () => void): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
