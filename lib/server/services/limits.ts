import { tooManyRequests } from '@/lib/content/messages';
import { db } from '../db/pool';
import { AppError } from '../errors';
import { networkOf } from '../network';
import type { Origin } from '../origin';
import { recordAudit } from '../repositories/audit';
import { allowance, takePoints, type Count, type Counter, type LimitName } from '../repositories/limits';

/** Takes a point of each counter in turn, or refuses with 429 and when to come back. */
export async function enforceLimits(counters: Counter[], origin: Origin): Promise<Count[]> {
  const counts = await takePoints(db(), counters);
  const last = counts.at(-1);
  if (!last?.isOver || last.isGauge) return counts;
  // Written down when the limit is reached, not for each try after it: a flood must not fill the trail.
  if (last.points === allowance(last.limit) + 1) {
    await recordAudit(db(), {
      event: 'limit_reached',
      result: 'refused',
      subject: null,
      origin,
      detail: { limit: last.limit },
    });
  }
  throw new AppError('too_many_requests', tooManyRequests, { retryAfterS: last.restS });
}

/** The usual case: one limit, counted for the caller's network. */
export const enforceNetworkLimit = (limit: LimitName, origin: Origin) =>
  enforceLimits([{ limit, key: networkOf(origin.ip) }], origin);
