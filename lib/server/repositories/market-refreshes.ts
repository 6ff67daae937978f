import { sql, type SQL } from 'drizzle-orm';
import { isStale, type RefreshKind } from '@/lib/domain/market-refresh';
import { marketRefreshes as refreshes } from '../db/schema/market';

export type Freshness = {
  /** The last good data of at least one of them, because its source did not answer since. */
  isStale: boolean;
  /** When the oldest of them was fetched; null when none ever was, as with sample data. */
  fetchedAt: Date | null;
};

/** When a kind of data of some tickers was fetched, as one column of another query; `toFreshness` reads it. */
export const freshnessColumn = (kind: RefreshKind, tickers: SQL) => sql<FreshnessColumn>`(
  select jsonb_build_object(
    'good', min(fetched_at) filter (where failure is null),
    'failed', min(fetched_at) filter (where failure is not null))
  from ${refreshes} where kind = ${kind} and subject in ${tickers})`;

export type FreshnessColumn = { good: string | null; failed: string | null };

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
