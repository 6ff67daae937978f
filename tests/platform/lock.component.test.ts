import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withLock } from '@/lib/client/session/lock';

/** Counts how many calls run at the same time. */
function worker() {
  let running = 0;
  const max = { atOnce: 0, finished: 0 };
  const work = async () => {
    running += 1;
    max.atOnce = Math.max(max.atOnce, running);
    await waitFor(() => expect(running).toBe(1));
    await Promise.resolve();
    running -= 1;
    max.finished += 1;
    return max.finished;
  };
  return { work, max };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

function withWebLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: object, work: () => Promise<unknown>) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

describe.each([
  ['Web Locks', withWebLocks],
  ['a lease in storage', () => Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })],
])('one tab at a time, by %s', (_, arrange) => {
  it('[G4] [R20] runs waiting work one after the other', async () => {
    arrange();
    const { work, max } = worker();
    await Promise.all([1, 2, 3].map(() => withLock('test', work)));
    expect(max).toEqual({ atOnce: 1, finished: 3 });
  });

  it('[G4] continues after a failure, and passes the failure on', async () => {
    arrange();
    await expect(withLock('test', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(withLock('test', () => Promise.resolve('next'))).resolves.toBe('next');
  });
});

it('[G4] does not wait for the lease of a closed tab', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  localStorage.setItem('lease:test', `gone ${Date.now() - 1}`);
  await expect(withLock('test', () => Promise.resolve('mine'))).resolves.toBe('mine');
});

it('[G4] leaves the lease of the tab that took over, when its own work took longer than its lease', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  const theirs = `other ${Date.now() + 10_000}`;
  await withLock('test', () => Promise.resolve(localStorage.setItem('lease:test', theirs)));
  expect(localStorage.getItem('lease:test')).toBe(theirs);
});

describe('[G4] a frozen tab blocks the others for twelve seconds at most', () => {
  afterEach(() => vi.useRealTimers());

  it.each([
    [
      'by a Web Lock',
      () => {
        const request = (_name: string, { signal }: { signal: AbortSignal }) =>
          new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
        Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
      },
    ],
    [
      'by a lease that it renews again and again',
      () => {
        Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
        setInterval(() => localStorage.setItem('lease:test', `other ${Date.now() + 10_000}`), 20);
      },
    ],
  ])('%s', async (_, arrange) => {
    vi.useFakeTimers();
    arrange();
    const work = vi.fn(() => Promise.resolve('mine'));
    const done = withLock('test', work);
    await vi.advanceTimersByTimeAsync(11_500);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(done).resolves.toBe('mine');
  });
});
