import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import { isStale, type RefreshKind } from '@/lib/domain/market/market-refresh';
import { marketRefreshes as refreshes } from '@/lib/server/platform/db/schema/market';

export type Freshness = {
  /** At least one of them is stale, because its source has not responded since. */
  isStale: boolean;
  /** When the oldest of them was fetched; null when none was, as with sample data. */
  fetchedAt: Date | null;
};

/**
 * A column for other queries with the times at which a kind of data of some tickers was fetched; `toFreshness` reads
 * it.
 */
export const freshnessColumn = (kind: RefreshKind | Placeholder, tickers: SQL) => sql<FreshnessColumn>`(
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
