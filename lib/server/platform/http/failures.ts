import { neutralFailure } from '@/lib/content/shared/faults';
import { databaseUnavailable, databaseFull } from '@/lib/content/shared/messages';
import { AppError, statusOf, type ErrorCode } from '../errors';
import type { Failure } from '@/lib/contracts/shared/failure';
import { databaseFailureOf } from '../db/faults';

export type Failed = { status: number; body: Failure; headers: Record<string, string>; isUnknown: boolean };

/**
 * Maps any thrown value to a response. Our own errors keep their message, an unreachable database becomes a 503, a full
 * one a 507, and everything else a neutral 500.
 */
export function toFailure(thrown: unknown): Failed {
  if (thrown instanceof AppError) return failed(thrown.code, thrown.message, thrown, false);
  const fault = databaseFailureOf(thrown);
  if (fault === 'full') return failed('no_space', databaseFull, { retryAfterS: 30 }, true);
  if (fault) return failed('unavailable', databaseUnavailable, { retryAfterS: 2 }, true);
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
      // RFC 9110 requires a 401 response to name the authentication scheme.
      ...(code === 'unauthorized' ? { 'WWW-Authenticate': 'Bearer' } : {}),
    },
    isUnknown,
  };
}
