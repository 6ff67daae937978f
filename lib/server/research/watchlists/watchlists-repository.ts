import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Handle, preparedRead, type Tx } from '@/lib/server/platform/db/pool';
import { symbolFigures } from '@/lib/server/platform/db/schema/figures';
import { symbols } from '@/lib/server/platform/db/schema/market';
import { watchlists, watchlistSymbols } from '@/lib/server/platform/db/schema/watchlists';

/** Serializes changes of a member's lists, so that their count stays correct. */
export async function lockLists(tx: Tx, accountId: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`watchlists:${accountId}`}, 0))`);
}

/** A member's lists with their stocks: one row per stock, and one row for an empty list. */
export const listLines = preparedRead<Own, Line[]>('watchlist_lines', (database) =>
  database
    .select({
      list: { id: watchlists.id, name: watchlists.name, createdAt: watchlists.createdAt },
      addedAt: watchlistSymbols.addedAt,
      symbol: { ticker: symbols.ticker, name: symbols.name, isSample: symbols.isSample },
      figures: symbolFigures,
    })
    .from(watchlists)
    .leftJoin(watchlistSymbols, eq(watchlistSymbols.watchlistId, watchlists.id))
    .leftJoin(symbols, eq(symbols.ticker, watchlistSymbols.ticker))
    .leftJoin(symbolFigures, eq(symbolFigures.ticker, symbols.ticker))
    .where(eq(watchlists.accountId, sql.placeholder('accountId')))
    .orderBy(asc(watchlists.createdAt), asc(watchlists.id), desc(watchlistSymbols.addedAt), asc(symbols.ticker)),
);

type Own = { accountId: string };
type Line = {
  list: { id: string; name: string; createdAt: Date };
  addedAt: Date | null;
  symbol: Pick<typeof symbols.$inferSelect, 'ticker' | 'name' | 'isSample'> | null;
  figures: typeof symbolFigures.$inferSelect | null;
};

/** The names of a member's lists, with their number of stocks. */
export const listNames = (handle: Handle, accountId: string) =>
  handle
    .select({
      id: watchlists.id,
      name: watchlists.name,
      stocks: sql<number>`(select count(*)::int from ${watchlistSymbols} s where s.watchlist_id = ${watchlists}.id)`,
    })
    .from(watchlists)
    .where(eq(watchlists.accountId, accountId))
    .orderBy(asc(watchlists.createdAt), asc(watchlists.id));

export const countLists = (tx: Tx, accountId: string) => tx.$count(watchlists, eq(watchlists.accountId, accountId));

/** Whether another of the member's lists has the name, ignoring case. */
export async function isNameTaken(
  tx: Tx,
  { accountId, name, but = '' }: { accountId: string; name: string; but?: string },
) {
  const others = and(
    eq(watchlists.accountId, accountId),
    ne(watchlists.id, but),
    sql`lower(${watchlists.name}) = lower(${name})`,
  );
  return (await tx.$count(watchlists, others)) > 0;
}

export async function insertList(tx: Tx, list: typeof watchlists.$inferInsert) {
  await tx.insert(watchlists).values(list);
}

const isOwnList = ({ id, accountId }: { id: string; accountId: string }) =>
  and(eq(watchlists.id, id), eq(watchlists.accountId, accountId));

/** Renames a list; false if the member has no such list. */
export async function renameList(tx: Tx, list: { id: string; accountId: string; name: string }) {
  const done = await tx
    .update(watchlists)
    .set({ name: list.name })
    .where(isOwnList(list))
    .returning({ id: watchlists.id });
  return done.length === 1;
}

export async function deleteList(tx: Tx, list: { id: string; accountId: string }) {
  return (await tx.delete(watchlists).where(isOwnList(list)).returning({ id: watchlists.id })).length === 1;
}

/** How many stocks a member's list has and whether a stock is on it; null if the list is not theirs. */
export async function findListEntry(tx: Tx, list: { id: string; accountId: string }, ticker: string) {
  const [found] = await tx
    .select({
      count: sql<number>`count(${watchlistSymbols.ticker})::int`,
      isOn: sql<boolean>`coalesce(bool_or(${watchlistSymbols.ticker} = ${ticker}), false)`,
    })
    .from(watchlists)
    .leftJoin(watchlistSymbols, eq(watchlistSymbols.watchlistId, watchlists.id))
    .where(isOwnList(list))
    .groupBy(watchlists.id);
  return found ?? null;
}

export async function insertListEntry(tx: Tx, row: typeof watchlistSymbols.$inferInsert) {
  await tx.insert(watchlistSymbols).values(row).onConflictDoNothing();
}

/** Inserts the entries of a restored list. Stocks that the site no longer covers are omitted. */
export async function insertCoveredEntries(tx: Tx, entries: readonly (typeof watchlistSymbols.$inferInsert)[]) {
  if (entries.length === 0) return;
  const tickers = entries.map(({ ticker }) => ticker);
  const found = await tx.select({ ticker: symbols.ticker }).from(symbols).where(inArray(symbols.ticker, tickers));
  const covered = new Set(found.map(({ ticker }) => ticker));
  const kept = entries.filter(({ ticker }) => covered.has(ticker));
  if (kept.length > 0) await tx.insert(watchlistSymbols).values(kept).onConflictDoNothing();
}

export async function deleteListEntry(tx: Tx, { id, ticker }: { id: string; ticker: string }) {
  await tx
    .delete(watchlistSymbols)
    .where(and(eq(watchlistSymbols.watchlistId, id), eq(watchlistSymbols.ticker, ticker)));
}
