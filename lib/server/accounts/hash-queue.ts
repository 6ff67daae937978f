import { availableParallelism } from 'node:os';
import { signingInIsBusy } from '@/lib/content/accounts/messages';
import { createConcurrencyLimit } from '@/lib/server/platform/concurrency-limit';
import { AppError } from '@/lib/server/platform/errors';

/**
 * Limits password hashing: as many at once as there are processor cores, eight at most, because more would take 19 MB
 * each and be no faster; 100 queued, beyond that a 503 with a retry delay.
 */
export const withHashingLimit = createConcurrencyLimit({
  atOnce: Math.min(8, availableParallelism()),
  waiting: 100,
  whenFull: () => new AppError('unavailable', signingInIsBusy, { retryAfterS: 2 }),
});
