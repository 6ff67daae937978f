import { signingInIsBusy } from '@/lib/content/messages';
import { AppError } from '../errors';

const atOnce = 8;
const mayWait = 100;

const slot = Symbol.for('site.hash-queue');
type Queue = { running: number; waiting: (() => void)[] };
const shelf = globalThis as { [slot]?: Queue };

/** Password hashing takes memory and a core: eight at once, a hundred in line, beyond that a 503 says when to come back. */
export async function inHashQueue<T>(work: () => Promise<T>): Promise<T> {
  const queue = (shelf[slot] ??= { running: 0, waiting: [] });
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
    // The place goes straight to the next in line, so `running` stays as it is.
    const next = queue.waiting.shift();
    if (next) next();
    else queue.running -= 1;
  }
}
