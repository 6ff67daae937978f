import { emailKey } from '@/lib/domain/email';
import { hashOf } from '../crypto';
import type { Tx } from '../db/pool';
import { AppError } from '../errors';
import { takePoints, type LimitName } from '../repositories/limits';

/**
 * Whether an address that nobody has proven may get another mail. Over the whole site's budget for the day the message
 * waits: its points are given back with the transaction, and it is tried again when the budget is new.
 */
export async function takeMailPoints(tx: Tx, email: string, limits: readonly LimitName[]): Promise<boolean> {
  const key = hashOf(emailKey(email)).slice(0, 22);
  const taken = await takePoints(
    tx,
    limits.map((limit) => ({ limit, key })),
  );
  if (taken.at(-1)?.isOver !== false) return false;
  const [overall] = await takePoints(tx, [{ limit: 'leadMailOverall', key: 'all' }]);
  if (overall?.isOver) {
    throw new AppError('too_many_requests', 'The budget of mails for today is used up.', {
      retryAfterS: overall.restS,
    });
  }
  return true;
}
