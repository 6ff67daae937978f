import type { DateOnly } from './dates';
import { tradingDayUpTo } from './market-calendar';

/** What is fetched about a symbol, each kind on its own. */
export const refreshKinds = ['bars', 'fundamentals', 'recommendations', 'targets', 'ownership', 'news'] as const;
export type RefreshKind = (typeof refreshKinds)[number];

/** Why a try brought nothing. */
export const refreshFailures = ['premium', 'not_found', 'limit', 'down', 'unusable'] as const;
export type RefreshFailure = (typeof refreshFailures)[number];

const hourMs = 3_600_000;

/** How long fetched data are taken for fresh. */
export const refreshEveryMs: Record<RefreshKind, number> = {
  bars: 24 * hourMs,
  fundamentals: 7 * 24 * hourMs,
  recommendations: 7 * 24 * hourMs,
  targets: 3 * 24 * hourMs,
  ownership: 7 * 24 * hourMs,
  news: 6 * hourMs,
};

/** How long after a try that brought nothing the next one waits. */
export const retryAfterMs: Record<RefreshFailure, number> = {
  premium: 24 * hourMs,
  not_found: 24 * hourMs,
  limit: hourMs / 12,
  down: hourMs / 4,
  unusable: 6 * hourMs,
};

/**
 * Data are stale when the last try failed and they are older than their interval, or when nobody has fetched them for
 * three intervals. What was never fetched (a sample) cannot be late.
 */
export function isStale(
  kind: RefreshKind,
  { fetchedAt, failure, at }: { fetchedAt: Date | null; failure: string | null; at: Date },
) {
  if (!fetchedAt) return false;
  const age = at.getTime() - fetchedAt.getTime();
  return age > refreshEveryMs[kind] * (failure === null ? 3 : 1);
}

/** Bars of a day are there an hour after the close in New York, in winter as in summer. */
const closedAt = 'T22:00:00.000Z';

/** The last trading day whose bars are whole. */
export function lastClosedDay(at: Date): DateOnly {
  const hasClosed = at.toISOString().slice(10) >= closedAt;
  const day = hasClosed ? at : new Date(at.getTime() - 24 * hourMs);
  return tradingDayUpTo(day.toISOString().slice(0, 10));
}

/** What was fetched before this moment is due; bars once after each close, so that weekends are left alone. */
export const dueBefore = (kind: RefreshKind, at: Date) =>
  kind === 'bars' ? new Date(lastClosedDay(at) + closedAt) : new Date(at.getTime() - refreshEveryMs[kind]);
