import { Semaphore } from 'es-toolkit/promise';
import type { AppError } from './errors';

type Limits = {
  atOnce: number;
  /** Max number of calls that wait for a slot, in order of arrival. */
  waiting: number;
  /** Creates the error for calls beyond both limits. */
  whenFull: () => AppError;
};

/**
 * Returns a function that runs work within the limits. A slot that becomes free goes to the call that has waited
 * longest.
 */
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
