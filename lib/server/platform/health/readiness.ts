import { randomInt } from 'node:crypto';
import { AppError } from '../errors';
import { pingDatabase } from './readiness-repository';
import { isStopping } from './stopping';

/** Throws unless the site is ready: it is not shutting down, and the database returns the number that it was sent. */
export async function checkReadiness() {
  if (isStopping()) throw new AppError('unavailable', 'The site is shutting down.', { retryAfterS: 5 });
  const number = randomInt(1_000_000);
  const answered = await pingDatabase(number);
  if (answered !== number)
    throw new AppError('unavailable', 'The database returned a wrong result.', { retryAfterS: 5 });
}
