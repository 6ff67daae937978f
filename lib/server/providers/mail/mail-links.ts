import { linksOff } from '@/lib/content/shared/messages';
import { AppError } from '@/lib/server/platform/errors';
import { mailSender } from './sender';

/** Whether mail works. This includes a demo without a mail server, which stores mail in the outbox. */
export const isMailReady = () => mailSender() !== undefined;

/**
 * Throws 503 if links cannot be mailed. Call it before any lookup, so that the response is the same for known and
 * unknown addresses.
 */
export function requireMail() {
  if (!isMailReady()) throw new AppError('not_configured', linksOff);
}
