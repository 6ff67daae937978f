import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setClock } from '@/lib/server/platform/clock';
import { createBreaker, type Breaker } from '@/lib/server/providers/breaker';

class Refusal extends Error {}
const failing = vi.fn(() => Promise.reject(new Error('down')));
const working = vi.fn(() => Promise.resolve('fine'));
const start = Date.parse('2026-11-20T12:00:00Z');
const at = (seconds: number) => setClock(() => new Date(start + seconds * 1000));

let breaker: Breaker;
beforeEach(() => {
  at(0);
  breaker = createBreaker({ sentence: 'Resting.', isFailure: (error) => !(error instanceof Refusal) });
});
afterEach(() => {
  setClock();
  vi.clearAllMocks();
});

const fail = async (times: number) => {
  for (let n = 0; n < times; n += 1) await expect(breaker.run(failing)).rejects.toThrow('down');
};

describe('the circuit breaker', () => {
  it('[R41] opens after five failures in a row and makes no call while open', async () => {
    await fail(5);
    await expect(breaker.run(working)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Resting.',
      retryAfterS: 30,
    });
    expect(working).not.toHaveBeenCalled();
  });

  it('[R41] allows one trial call after 30 seconds, and closes when it succeeds', async () => {
    await fail(5);
    at(30);
    const tries = await Promise.allSettled([breaker.run(working), breaker.run(working)]);
    expect(tries.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await expect(breaker.run(working)).resolves.toBe('fine');
  });

  it('[R41] opens again when the trial call fails', async () => {
    await fail(5);
    at(30);
    await fail(1);
    at(59);
    await expect(breaker.run(working)).rejects.toThrow('Resting.');
    at(60);
    await expect(breaker.run(working)).resolves.toBe('fine');
  });

  it('[R41] counts only consecutive failures, and no rejection of a single request', async () => {
    await fail(4);
    await breaker.run(working);
    await fail(4);
    await expect(breaker.run(() => Promise.reject(new Refusal('no')))).rejects.toThrow('no');
    await fail(4);
    await expect(breaker.run(working)).resolves.toBe('fine');
  });

  it('[R41] runs ten calls at once, queues fifty, and rejects the rest', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    let running = 0;
    let max = 0;
    const calls = Array.from({ length: 61 }, () =>
      breaker.run(async () => {
        max = Math.max(max, ++running);
        await promise;
        running -= 1;
      }),
    );
    resolve('fine');
    const ended = await Promise.allSettled(calls);
    expect(max).toBe(10);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(60);
  });

  it('[R41] rejects queued calls when it opens', async () => {
    const { promise, reject } = Promise.withResolvers<never>();
    const first = Array.from({ length: 10 }, () => breaker.run(() => promise));
    const waiting = breaker.run(working);
    reject(new Error('down'));
    await Promise.allSettled(first);
    await expect(waiting).rejects.toThrow('Resting.');
    expect(working).not.toHaveBeenCalled();
  });
});
