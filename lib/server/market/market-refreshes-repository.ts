import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { FreshnessColumn, RefreshKind } from '@/lib/domain/market/market-refresh';
import { marketRefreshes as refreshes } from '@/lib/server/platform/db/schema/market';

/** A subquery: when data of a kind was last fetched for the ticker fetched longest ago, for `toFreshness`. */
export const freshnessColumn = (kind: RefreshKind | Placeholder, tickers: SQL) => sql<FreshnessColumn>`(
  select jsonb_build_object(
    'good', min(fetched_at) filter (where failure is null),
    'failed', min(fetched_at) filter (where failure is not null))
  from ${refreshes} where kind = ${kind} and subject in ${tickers})`;
