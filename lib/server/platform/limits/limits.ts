import { tooManyRequests } from '@/lib/content/shared/messages';
import { db } from '../db/pool';
import { AppError } from '../errors';
import { networkOf } from '../http/network';
import type { Origin } from '../http/origin';
import { recordAudit } from '../audit/audit-repository';
import { allowance, consumePoints, type Count, type Counter, type LimitName } from './limits-repository';
import { raiseAlert } from '../alerts/operator-alerts';

/** Takes a point from each counter in turn. Throws 429 with a retry delay if one is over its limit. */
export async function enforceLimits(counters: Counter[], origin: Origin): Promise<Count[]> {
  const counts = await consumePoints(db(), counters);
  const last = counts.at(-1);
  if (!last?.isOver || last.isGauge) return counts;
  // Recorded only when the limit is first exceeded, so that a flood of requests cannot fill the audit trail.
  if (last.points === allowance(last.limit) + 1) {
    await recordAudit(db(), {
      event: 'limit_reached',
      result: 'refused',
      subject: null,
      origin,
      detail: { limit: last.limit },
    });
    if (alerting.has(last.limit)) await raiseAlert(db(), { name: 'message-limit', about: `${last.limit} ${last.key}` });
  }
  throw new AppError('too_many_requests', tooManyRequests, { retryAfterS: last.restS });
}

/** Limits that indicate fraud rather than normal use. */
const alerting = new Set<LimitName>([
  'textsByThousand',
  'textsByHundredThousand',
  'textsByCountry',
  'textsByCountryDaily',
]);

/** Enforces one limit for the caller's network. */
export const enforceNetworkLimit = (limit: LimitName, origin: Origin) =>
  enforceLimits([{ limit, key: networkOf(origin.ip) }], origin);
