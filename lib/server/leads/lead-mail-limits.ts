import { emailKey } from '@/lib/domain/shared/email';
import { hashOf } from '@/lib/server/platform/sealing/crypto';
import type { Tx } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { consumePoints, type LimitName } from '@/lib/server/platform/limits/limits-repository';

/**
 * Whether an unconfirmed address may get another mail. Throws if the site's daily budget is used up, so that the
 * transaction rolls back the points taken and the message is retried the next day.
 */
export async function consumeMailPoints(tx: Tx, email: string, limits: readonly LimitName[]): Promise<boolean> {
  const key = hashOf(emailKey(email)).slice(0, 22);
  const taken = await consumePoints(
    tx,
    limits.map((limit) => ({ limit, key })),
  );
  if (taken.at(-1)?.isOver !== false) return false;
  await consumeOverallPoint(tx);
  return true;
}

/** Takes one mail from the site's daily budget. Throws if it is used up. */
export async function consumeOverallPoint(tx: Tx) {
  const [overall] = await consumePoints(tx, [{ limit: 'leadMailOverall', key: 'all' }]);
  if (overall?.isOver) {
    throw new AppError('too_many_requests', 'Today’s email budget is used up.', {
      retryAfterS: overall.restS,
    });
  }
}
