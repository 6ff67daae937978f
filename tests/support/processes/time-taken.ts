import { setTimeout as pause } from 'node:timers/promises';

/**
 * Fails when the work is not done as a timer goes off that was set after it began. Both wait for turns of the same loop:
 * a busy machine delays them alike, where a clock on the wall would count what other programs take.
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
    // Anyone who lost the race is heard by no one else.
    late.catch(() => undefined);
  }
}

/** How long this process itself worked on something, in milliseconds: not how long others kept the machine. */
export function msOfWork(act: () => void): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
