import { eq, sql } from 'drizzle-orm';
import type { AlertKind } from '@/lib/domain/research/research';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { searches } from '@/lib/server/platform/db/schema/accounts';
import {
  savedScreens,
  stockRequests,
  stockRequestVotes,
  watchAlerts,
  watchlists,
  watchlistSymbols,
} from '@/lib/server/platform/db/schema/watchlists';

type KeptResearch = {
  searches: { search: string; at: string }[];
  watchlists: { name: string; at: string; tickers: string[] }[];
  alerts: {
    ticker: string;
    kind: AlertKind;
    price: number | null;
    daysBefore: number | null;
    createdAt: string;
    firedAt: string | null;
  }[];
  votes: { ticker: string; at: string }[];
  screens: { name: string; query: string; at: string }[];
};

/** All of an account's research data, in one statement. */
export async function findSavedResearch(handle: Handle, accountId: string): Promise<KeptResearch> {
  const { rows } = await handle.execute<KeptResearch>(sql`
    select
      ${inOrder(sql`'search', search, 'at', ${utc(sql`searched_at`)}`, sql`searched_at desc, search`)}
        from ${searches} where account_id = ${accountId}) as searches,
      ${inOrder(
        sql`'name', l.name, 'at', ${utc(sql`l.created_at`)}, 'tickers', coalesce((
          select jsonb_agg(s.ticker order by s.added_at desc, s.ticker) from ${watchlistSymbols} s
          where s.watchlist_id = l.id), '[]')`,
        sql`l.created_at, l.id`,
      )} from ${watchlists} l where l.account_id = ${accountId}) as watchlists,
      ${inOrder(
        sql`'ticker', ticker, 'kind', kind, 'price', price_cents / 100.0, 'daysBefore', days_before,
          'createdAt', ${utc(sql`created_at`)}, 'firedAt', ${utc(sql`fired_at`)}`,
        sql`created_at, id`,
      )} from ${watchAlerts} where account_id = ${accountId}) as alerts,
      ${inOrder(sql`'ticker', ticker, 'at', ${utc(sql`voted_at`)}`, sql`voted_at desc, ticker`)}
        from ${stockRequestVotes} where account_id = ${accountId}) as votes,
      ${inOrder(sql`'name', name, 'query', query, 'at', ${utc(sql`saved_at`)}`, sql`name`)}
        from ${savedScreens} where account_id = ${accountId}) as screens`);
  return rows[0]!;
}

type Sql = ReturnType<typeof sql>;
const inOrder = (fields: Sql, order: Sql) =>
  sql`(select coalesce(jsonb_agg(jsonb_build_object(${fields}) order by ${order}), '[]')`;
const utc = (column: Sql) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Deletes an account's research data and returns how many items were deleted. Requests for stocks stay, without the
 * account's votes.
 */
export async function deleteSavedResearch(tx: Tx, accountId: string) {
  const { rows } = await tx.execute<{ ticker: string }>(sql`
    with gone as (delete from ${stockRequestVotes} where account_id = ${accountId} returning ticker),
    counted as (
      -- Locked in ticker order, so that concurrent deletions cannot deadlock.
      select r.ticker from ${stockRequests} r where r.ticker in (select ticker from gone) order by r.ticker for update
    )
    update ${stockRequests} r set votes = r.votes - 1 from counted where r.ticker = counted.ticker returning r.ticker`);
  const others = [
    await tx.delete(searches).where(eq(searches.accountId, accountId)),
    await tx.delete(watchAlerts).where(eq(watchAlerts.accountId, accountId)),
    await tx.delete(savedScreens).where(eq(savedScreens.accountId, accountId)),
    await tx.delete(watchlists).where(eq(watchlists.accountId, accountId)),
  ];
  return others.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), rows.length);
}
