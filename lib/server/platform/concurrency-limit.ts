import { Semaphore } from 'es-toolkit/promise';
import type { AppError } from './errors';

type Limits = {
  atOnce: number;
  /** How many more may wait for a slot, first come, first served. */
  waiting: number;
  /** The error for calls beyond that. */
  whenFull: () => AppError;
};

/** Returns a function that runs work within the limits. A free slot passes to the longest waiting call. */
export function createConcurrencyLimit({ atOnce, waiting, whenFull }: Limits) {
  const slots = new Semaphore(atOnce);
  let admitted = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (admitted >= atOnce + waiting) throw whenFull();
    admitted += 1;
    await slots.acquire();
    try {
      return await work();
    } finally {
      slots.release();
      admitted -= 1;
    }
  };
}
