import { readStored, writeStored } from './storage';

/**
 * After this wait the work runs without the lock, so that a frozen tab does not block the others. The server's grace
 * period makes a duplicate refresh harmless.
 */
const timeoutMs = 12_000;
const leaseMs = 10_000;
const lookAgainMs = 60;

/** Runs the work in one tab at a time, unless the wait times out. */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  return typeof navigator !== 'undefined' && navigator.locks ? underWebLock(name, work) : underLease(name, work);
}

async function underWebLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  let hasStarted = false;
  try {
    return await navigator.locks.request(name, { signal: timeout.signal }, () => {
      hasStarted = true;
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    if (hasStarted || !timeout.signal.aborted) throw error;
    return work();
  } finally {
    clearTimeout(timer);
  }
}

/** For browsers without Web Locks: the lock is an expiring entry in local storage. */
async function underLease<T>(name: string, work: () => Promise<T>): Promise<T> {
  const key = `lease:${name}` as const;
  const owner = crypto.randomUUID();
  const giveUpAt = Date.now() + timeoutMs;
  while (isTaken(key, owner) && Date.now() < giveUpAt) await pause();
  writeStored('local', key, `${owner} ${Date.now() + leaseMs}`);
  // Two tabs may write at the same time. The last entry wins, and the other tab waits again.
  await pause();
  if (isTaken(key, owner) && Date.now() < giveUpAt) return underLease(name, work);
  try {
    return await work();
  } finally {
    if (!isTaken(key, owner)) writeStored('local', key, null);
  }
}

function isTaken(key: `lease:${string}`, self: string) {
  const [owner, until] = readStored('local', key)?.split(' ') ?? [];
  return owner !== undefined && owner !== self && Number(until) > Date.now();
}

const pause = () => new Promise((resolve) => setTimeout(resolve, lookAgainMs));
