import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { stockRequestEvents, stockRequests, stockRequestVotes } from '@/lib/server/platform/db/schema/watchlists';

export type StockRequestStatus = (typeof stockRequests.$inferSelect)['status'];

type Event = { at: string; status: StockRequestStatus; reason: string | null };

const columns = {
  request: stockRequests,
  history: sql<Event[]>`coalesce((
    select jsonb_agg(jsonb_build_object('at', e.happened_at, 'status', e.status, 'reason', e.reason) order by e.happened_at)
    from ${stockRequestEvents} e where e.ticker = ${stockRequests}.ticker), '[]')`,
};

/** Requests with their status, most votes first. `after` is the last request of the previous page. */
export const listRequests = (
  handle: Handle,
  { after, limit }: { after?: { votes: number; ticker: string }; limit: number },
) =>
  handle
    .select(columns)
    .from(stockRequests)
    .where(
      after &&
        sql`(${stockRequests.votes} < ${after.votes} or (${stockRequests.votes} = ${after.votes} and ${stockRequests.ticker} > ${after.ticker}))`,
    )
    .orderBy(desc(stockRequests.votes), asc(stockRequests.ticker))
    .limit(limit);

export async function findRequest(handle: Handle, ticker: string) {
  const [found] = await handle.select(columns).from(stockRequests).where(eq(stockRequests.ticker, ticker));
  return found ?? null;
}

type Vote = { ticker: string; accountId: string; at: Date };

/** Requests a stock or votes for it, in one statement, so that an account counts once even with concurrent calls. */
export async function insertVote(handle: Handle, { ticker, accountId, at }: Vote) {
  const time = at.toISOString();
  await handle.execute(sql`
    with voted as (
      insert into ${stockRequestVotes} (ticker, account_id, voted_at) values (${ticker}, ${accountId}, ${time})
      on conflict do nothing returning 1
    ), put as (
      insert into ${stockRequests} as known (ticker, status, votes, asked_at) values (${ticker}, 'asked', 1, ${time})
      on conflict (ticker) do update set votes = known.votes + (select count(*) from voted)::int
      returning xmax = 0 as is_new
    )
    insert into ${stockRequestEvents} (ticker, happened_at, status) select ${ticker}, ${time}, 'asked' from put where is_new`);
}

/** Removes a vote; idempotent. */
export async function deleteVote(handle: Handle, { ticker, accountId }: Omit<Vote, 'at'>) {
  await handle.execute(sql`
    with gone as (
      delete from ${stockRequestVotes} where ticker = ${ticker} and account_id = ${accountId} returning 1
    )
    update ${stockRequests} set votes = votes - 1 where ticker = ${ticker} and exists (select from gone)`);
}

export async function listVotes(handle: Handle, accountId: string, limit: number) {
  const rows = await handle
    .select({ ticker: stockRequestVotes.ticker })
    .from(stockRequestVotes)
    .where(and(eq(stockRequestVotes.accountId, accountId)))
    .orderBy(desc(stockRequestVotes.votedAt), asc(stockRequestVotes.ticker))
    .limit(limit);
  return rows.map(({ ticker }) => ticker);
}

type Decision = { ticker: string; status: StockRequestStatus; reason: string | null; at: Date };

/** Sets a request's status and records it in the history; false if there is no such request. */
export async function decideRequest(tx: Tx, { ticker, status, reason, at }: Decision) {
  const done = await tx
    .update(stockRequests)
    .set({ status, answeredAt: status === 'planned' ? null : at })
    .where(eq(stockRequests.ticker, ticker))
    .returning({ ticker: stockRequests.ticker });
  if (done.length === 0) return false;
  await tx.insert(stockRequestEvents).values({ ticker, happenedAt: at, status, reason });
  return true;
}
