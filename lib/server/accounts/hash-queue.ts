import { availableParallelism } from 'node:os';
import { signingInIsBusy } from '@/lib/content/accounts/messages';
import { createConcurrencyLimit } from '@/lib/server/platform/concurrency-limit';
import { AppError } from '@/lib/server/platform/errors';

/**
 * Limits concurrent password hashing to the number of processor cores, at most eight: more would take 19 MB each
 * without being faster. Up to 100 more wait; beyond that, throws a 503 with a retry delay.
 */
export const withHashingLimit = createConcurrencyLimit({
  atOnce: Math.min(8, availableParallelism()),
  waiting: 100,
  whenFull: () => new AppError('unavailable', signingInIsBusy, { retryAfterS: 2 }),
});
