import { setTimeout as pause } from 'node:timers/promises';

/**
 * Fails when the work is not done before a timer that was set after it started. Both use the same event loop: a busy
 * machine delays them alike, unlike a wall clock.
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
    // The loser's error is ignored.
    late.catch(() => undefined);
  }
}

/** The processor time that this process itself used, in milliseconds. */
export function msOfWork(act: () => void): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
