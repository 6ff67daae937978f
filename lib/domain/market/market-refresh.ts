import type { DateOnly } from '@/lib/domain/shared/dates';
import { tradingDayUpTo } from '@/lib/domain/shared/calendar/market-calendar';
import { utcDay } from '@/lib/domain/shared/utc-day';

/** Kinds of data about a symbol, each fetched separately. */
export const refreshKinds = ['bars', 'fundamentals', 'recommendations', 'targets', 'ownership', 'news'] as const;
export type RefreshKind = (typeof refreshKinds)[number];

/** Reasons why a fetch failed. */
export const refreshFailures = ['premium', 'not_found', 'limit', 'down', 'unusable'] as const;
export type RefreshFailure = (typeof refreshFailures)[number];

const hourMs = 3_600_000;

/** How long fetched data stays fresh. */
export const refreshEveryMs: Record<RefreshKind, number> = {
  bars: 24 * hourMs,
  fundamentals: 7 * 24 * hourMs,
  recommendations: 7 * 24 * hourMs,
  targets: 3 * 24 * hourMs,
  ownership: 7 * 24 * hourMs,
  news: 6 * hourMs,
};

/** Delay before a retry in ms, by failure. */
export const retryAfterMs: Record<RefreshFailure, number> = {
  premium: 24 * hourMs,
  not_found: 24 * hourMs,
  limit: hourMs / 12,
  down: hourMs / 4,
  unusable: 6 * hourMs,
};

/**
 * Data is stale if it is older than its interval and the last attempt failed, or older than three intervals. Data that
 * was never fetched, such as samples, cannot be stale.
 */
export function isStale(
  kind: RefreshKind,
  { fetchedAt, failure, at }: { fetchedAt: Date | null; failure: string | null; at: Date },
) {
  if (!fetchedAt) return false;
  const age = at.getTime() - fetchedAt.getTime();
  return age > refreshEveryMs[kind] * (failure === null ? 3 : 1);
}

/**
 * UTC time from which a day's bars are available: at least an hour after the close in New York, in winter and summer.
 */
const closedAt = 'T22:00:00.000Z';

/** The last trading day with complete bars. */
export function lastClosedDay(at: Date): DateOnly {
  const hasClosed = at.toISOString().slice(10) >= closedAt;
  const day = hasClosed ? at : new Date(at.getTime() - 24 * hourMs);
  return tradingDayUpTo(utcDay(day));
}

/** Data fetched before this time is due. Bars are due once after each close, which skips weekends. */
export const dueBefore = (kind: RefreshKind, at: Date) =>
  kind === 'bars' ? new Date(lastClosedDay(at) + closedAt) : new Date(at.getTime() - refreshEveryMs[kind]);

export type Freshness = {
  /** Whether at least one item is stale. */
  isStale: boolean;
  /** When the oldest item was fetched; null if none was, as with sample data. */
  fetchedAt: Date | null;
};

/**
 * Oldest fetch times as returned by a query: of items whose last attempt succeeded, and of those whose last attempt
 * failed.
 */
export type FreshnessColumn = { good: string | null; failed: string | null };

/** Converts a query's fetch times to the freshness at `at`. */
export function toFreshness(kind: RefreshKind, column: FreshnessColumn | null | undefined, at: Date): Freshness {
  const tries = [
    { fetchedAt: instantOf(column?.good), failure: null },
    { fetchedAt: instantOf(column?.failed), failure: 'failed' },
  ];
  const fetched = tries.flatMap(({ fetchedAt }) => fetchedAt?.getTime() ?? []);
  return {
    isStale: tries.some((row) => isStale(kind, { ...row, at })),
    fetchedAt: fetched.length === 0 ? null : new Date(Math.min(...fetched)),
  };
}

const instantOf = (text: string | null | undefined) => (text ? new Date(text) : null);
