import { and, eq, gt, inArray, isNull, like, lte, or, sql } from 'drizzle-orm';
import { dueBefore, refreshKinds, type RefreshFailure, type RefreshKind } from '@/lib/domain/market/market-refresh';
import type { Handle } from '@/lib/server/platform/db/pool';
import { marketRefreshes as refreshes, symbols } from '@/lib/server/platform/db/schema/market';

export type Due = { kind: RefreshKind; ticker: string };

/**
 * Data that is due to be fetched: never tried first, then the least recently tried, and then by kind. Data from another
 * source than the provider's is due too. Funds have only prices and news.
 */
export async function listDue(
  handle: Handle,
  { kinds, source, at, max }: { kinds: readonly RefreshKind[]; source: string; at: Date; max: number },
): Promise<Due[]> {
  const wanted = kinds.map(
    (kind, place) => sql`(${place}::int, ${kind}::text, ${dueBefore(kind, at).toISOString()}::timestamptz)`,
  );
  const { rows } = await handle.execute<Due>(sql`
    select wanted.kind, ${symbols.ticker} as ticker
    from ${symbols}
    cross join (values ${sql.join(wanted, sql`, `)}) as wanted (place, kind, before)
    left join ${refreshes} on ${refreshes.kind} = wanted.kind and ${refreshes.subject} = ${symbols.ticker}
    where (${symbols.kind} = 'stock' or wanted.kind in ('bars', 'news'))
      and coalesce(${refreshes.claimedUntil} <= ${at.toISOString()}::timestamptz, true)
      and coalesce(${refreshes.notBefore} <= ${at.toISOString()}::timestamptz, true)
      and (coalesce(${refreshes.fetchedAt} < wanted.before, true) or ${refreshes.source} is distinct from ${source})
    order by ${refreshes.triedAt} nulls first, wanted.place, ${symbols.ticker}
    limit ${max}`);
  return rows;
}

export type Claim = Due & { claimedUntil: Date };

/** Claims a refresh until `claimedUntil`; false when another process holds it. */
export async function claimRefresh(handle: Handle, { kind, ticker, claimedUntil }: Claim, at: Date): Promise<boolean> {
  const { rowCount } = await handle
    .insert(refreshes)
    .values({ kind, subject: ticker, triedAt: at, claimedUntil })
    .onConflictDoUpdate({
      target: [refreshes.kind, refreshes.subject],
      set: { triedAt: at, claimedUntil },
      setWhere: or(isNull(refreshes.claimedUntil), lte(refreshes.claimedUntil, at)),
    });
  return rowCount === 1;
}

/** Stores a claim's result; false if the claim expired, and then the fetched data must not be stored. */
export async function completeRefresh(
  handle: Handle,
  { kind, ticker, claimedUntil }: Claim,
  outcome: { fetchedAt: Date; source: string } | { failure: RefreshFailure; notBefore: Date },
): Promise<boolean> {
  const { rowCount } = await handle
    .update(refreshes)
    .set({ claimedUntil: null, failure: null, notBefore: null, ...outcome })
    .where(and(eq(refreshes.kind, kind), eq(refreshes.subject, ticker), eq(refreshes.claimedUntil, claimedUntil)));
  return rowCount === 1;
}

const verdictOf = (question: string) => `ask:${question}`;

/** Requests that the provider's plan rejected, for this ticker or for all, and that must not be retried yet. */
export async function listRejectedRequests(handle: Handle, ticker: string, at: Date): Promise<string[]> {
  const rows = await handle
    .select({ kind: refreshes.kind })
    .from(refreshes)
    .where(
      and(like(refreshes.kind, verdictOf('%')), inArray(refreshes.subject, ['*', ticker]), gt(refreshes.notBefore, at)),
    );
  return rows.map(({ kind }) => kind.slice(verdictOf('').length));
}

export async function recordRefused(
  handle: Handle,
  verdict: { question: string; subject: string; at: Date; notBefore: Date },
) {
  const { question, subject, at, notBefore } = verdict;
  await handle
    .insert(refreshes)
    .values({ kind: verdictOf(question), subject, triedAt: at, failure: 'premium', notBefore })
    .onConflictDoUpdate({
      target: [refreshes.kind, refreshes.subject],
      set: { triedAt: at, failure: 'premium', notBefore },
    });
}

/**
 * For the operator: by kind, the number of symbols, how many of them failed, and the oldest and newest fetch; and the
 * rejected requests.
 */
export async function summarizeRefreshes(handle: Handle, at: Date) {
  const kinds = await handle
    .select({
      kind: refreshes.kind,
      tickers: sql<number>`count(*)::int`,
      failing: sql<number>`count(${refreshes.failure})::int`,
      oldest: sql<string | null>`min(${refreshes.fetchedAt})`.mapWith(refreshes.fetchedAt),
      newest: sql<string | null>`max(${refreshes.fetchedAt})`.mapWith(refreshes.fetchedAt),
    })
    .from(refreshes)
    .where(inArray(refreshes.kind, [...refreshKinds]))
    .groupBy(refreshes.kind)
    .orderBy(refreshes.kind);
  const refused = await handle
    .select({
      question: sql<string>`substr(${refreshes.kind}, 5)`,
      subject: refreshes.subject,
      notBefore: refreshes.notBefore,
    })
    .from(refreshes)
    .where(and(like(refreshes.kind, verdictOf('%')), gt(refreshes.notBefore, at)))
    .orderBy(refreshes.kind, refreshes.subject);
  return { kinds, refused };
}
