import type os from 'node:os';
import { describe, expect, it, vi } from 'vitest';
import type { AppError } from '@/lib/server/platform/errors';
import { operationContract } from '@/lib/contracts/platform/operation';
import { visitor } from '@/tests/support/api/api';
import { freshEmail, goodPassword, tryLogin } from '@/tests/support/database/factories';

// Uses real hashing, with its real duration.
vi.unmock('@node-rs/argon2');

/** The queue on a machine with this many CPU cores. */
async function hashQueueOf(cores: number) {
  vi.resetModules();
  vi.doMock('node:os', async (original) => ({ ...(await original<typeof os>()), availableParallelism: () => cores }));
  const { withHashingLimit } = await import('@/lib/server/accounts/hash-queue');
  vi.doUnmock('node:os');
  return withHashingLimit;
}

/** Creates work that stays pending until it is released. */
function jobs() {
  const open: (() => void)[] = [];
  let running = 0;
  return {
    open,
    count: () => running,
    work: async () => {
      running += 1;
      await new Promise<void>((resolve) => open.push(resolve));
      running -= 1;
      return 'done';
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('[R6] the queue for password hashing', () => {
  it.each([
    ['one per core', 2, 2],
    ['eight on any machine', 64, 8],
  ])('runs %s at once, queues a hundred, and tells the rest when to retry', async (_, cores, max) => {
    const withHashingLimit = await hashQueueOf(cores);
    const { open, work, count } = jobs();
    const all = Array.from({ length: 120 }, () => withHashingLimit(work));
    const results = Promise.allSettled(all);
    await settled();
    expect(count()).toBe(max);
    let opened = 0;
    while (opened < max + 100) {
      expect(count()).toBeLessThanOrEqual(max);
      open[opened++]?.();
      await settled();
    }
    const outcomes = await results;
    expect(outcomes.slice(0, max + 100).map((outcome) => outcome.status)).toEqual(
      Array.from({ length: max + 100 }, () => 'fulfilled'),
    );
    for (const outcome of outcomes.slice(max + 100)) {
      const { code, retryAfterS } = (outcome as PromiseRejectedResult).reason as AppError;
      expect({ code, retryAfterS }).toEqual({ code: 'unavailable', retryAfterS: 2 });
    }
    expect(count()).toBe(0);
  });

  it('continues after a failure', async () => {
    const withHashingLimit = await hashQueueOf(2);
    const failing = Array.from({ length: 20 }, () => withHashingLimit(() => Promise.reject(new Error('no memory'))));
    expect((await Promise.allSettled(failing)).map((outcome) => outcome.status)).toEqual(
      Array.from({ length: 20 }, () => 'rejected'),
    );
    expect(await withHashingLimit(() => Promise.resolve('still here'))).toBe('still here');
  });

  it('keeps the site responsive during 300 concurrent logins: other requests are answered first', async () => {
    let isOver = false;
    const logins = Promise.all(Array.from({ length: 300 }, () => tryLogin('user', freshEmail(), goodPassword))).finally(
      () => (isOver = true),
    );
    for (let n = 0; n < 5; n += 1) {
      expect((await visitor().ask(operationContract.health, {})).status).toBe(200);
      await settled();
    }
    expect(isOver).toBe(false);
    const replies = await logins;
    for (const reply of replies) {
      expect([401, 503]).toContain(reply.status);
      expect(reply.headers.has('retry-after')).toBe(reply.status === 503);
    }
    expect(replies.filter((reply) => reply.status === 401).length).toBeGreaterThan(0);
    expect((await tryLogin('user', freshEmail(), goodPassword)).status).toBe(401);
  });
});
