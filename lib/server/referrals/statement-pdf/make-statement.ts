import { createConcurrencyLimit } from '@/lib/server/platform/concurrency-limit';
import { AppError } from '@/lib/server/platform/errors';
import type { StatementFile } from './sheet';

const oneAtATime = createConcurrencyLimit({
  atOnce: 1,
  waiting: 19,
  whenFull: () =>
    new AppError('unavailable', 'Too many statements are being created. Try again in a moment.', {
      retryAfterS: 5,
    }),
});

/** A monthly statement as PDF. Made one at a time, because thousands of lines take seconds of CPU time. */
export const makeStatement = (file: StatementFile) =>
  oneAtATime(async () => {
    // Loaded with the first statement: many processes never make one.
    const { drawStatement } = await import('./draw-statement');
    return drawStatement(file);
  });
