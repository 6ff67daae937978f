import { signingInIsBusy } from '@/lib/content/accounts/messages';
import { createConcurrencyLimit } from '@/lib/server/platform/concurrency-limit';
import { AppError } from '@/lib/server/platform/errors';

/**
 * Limits password hashing, which takes memory and a CPU core: eight at once, 100 queued, beyond that a 503 with a retry
 * delay.
 */
export const inHashQueue = createConcurrencyLimit({
  atOnce: 8,
  waiting: 100,
  whenFull: () => new AppError('unavailable', signingInIsBusy, { retryAfterS: 2 }),
});
