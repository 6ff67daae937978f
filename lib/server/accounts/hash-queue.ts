import { signingInIsBusy } from '@/lib/content/accounts/messages';
import { AppError } from '@/lib/server/platform/errors';

const atOnce = 8;
const mayWait = 100;

const queue: { running: number; waiting: (() => void)[] } = { running: 0, waiting: [] };

/**
 * Limits password hashing, which takes memory and a CPU core: eight at once, 100 queued, beyond that a 503 with a retry
 * delay.
 */
export async function inHashQueue<T>(work: () => Promise<T>): Promise<T> {
  if (queue.running >= atOnce) {
    if (queue.waiting.length >= mayWait) {
      throw new AppError('unavailable', signingInIsBusy, {
        retryAfterS: 2,
      });
    }
    await new Promise<void>((resolve) => queue.waiting.push(resolve));
  } else {
    queue.running += 1;
  }
  try {
    return await work();
  } finally {
    // The slot passes to the next in the queue, so `running` does not change.
    const next = queue.waiting.shift();
    if (next) next();
    else queue.running -= 1;
  }
}
