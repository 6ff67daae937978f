import { neutralFailure } from '@/lib/content/faults';
import { recordsAway, recordsFull } from '@/lib/content/messages';
import { AppError, statusOf, type ErrorCode } from '../errors';
import type { Failure } from '@/lib/contracts/failure';
import { faultOf } from '../db/faults';

export type Failed = { status: number; body: Failure; headers: Record<string, string>; isUnknown: boolean };

/** From anything thrown to an answer: our own errors speak for themselves, a database that is away is a 503, the rest is neutral. */
export function toFailure(thrown: unknown): Failed {
  if (thrown instanceof AppError) return failed(thrown.code, thrown.message, thrown, false);
  const fault = faultOf(thrown);
  if (fault === 'full') return failed('no_space', recordsFull, { retryAfterS: 30 }, true);
  if (fault) return failed('unavailable', recordsAway, { retryAfterS: 2 }, true);
  return failed('internal', neutralFailure, {}, true);
}

type Extra = {
  fields?: Record<string, string> | undefined;
  retryAfterS?: number | undefined;
  allow?: string | undefined;
};

function failed(code: ErrorCode, message: string, extra: Extra, isUnknown: boolean): Failed {
  return {
    status: statusOf[code],
    body: { message, data: { message, code, ...(extra.fields ? { fields: extra.fields } : {}) } },
    headers: {
      ...(extra.retryAfterS === undefined ? {} : { 'Retry-After': String(Math.max(1, Math.ceil(extra.retryAfterS))) }),
      ...(extra.allow === undefined ? {} : { Allow: extra.allow }),
      // RFC 9110: whoever is refused for want of a login is told its scheme.
      ...(code === 'unauthorized' ? { 'WWW-Authenticate': 'Bearer' } : {}),
    },
    isUnknown,
  };
}
