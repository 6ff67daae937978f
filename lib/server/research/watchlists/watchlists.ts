import type { z } from 'zod';
import { hasSymbol } from '@/lib/server/market/sector-members-repository';
import {
  maxSymbols,
  type WatchAlert,
  type Watchlist,
  type watchlistsContract,
} from '@/lib/contracts/research/watchlists';
import { notFound } from '@/lib/content/shared/messages';
import { randomId } from '@/lib/domain/shared/ids';
import { now } from '@/lib/server/platform/clock';
import { transaction, type Tx } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { listAlerts } from './watch-alerts-repository';
import * as rows from './watchlists-repository';
import { enforceLimits } from '@/lib/server/platform/limits/limits';
import { readTicker, unknownTicker } from '@/lib/server/market/market-errors';
import { toSymbolRow } from '../stocks/symbol-rows';

export type Lists = z.input<typeof watchlistsContract.list.response>;
export type Member = { accountId: string; origin: Origin };

const maxLists = 20;

/** All of a member's lists and alerts, in two queries. */
export async function readLists(accountId: string): Promise<Lists> {
  const [items, alerts] = await Promise.all([readListsOnly(accountId), listAlerts({ accountId })]);
  return {
    items,
    alerts: alerts.map(toAlert),
    nextCursor: null,
  };
}

/** A member's lists without alerts, in one query. */
export async function readListsOnly(accountId: string): Promise<Watchlist[]> {
  const lines = await rows.listLines({ accountId });
  return [...Map.groupBy(lines, ({ list }) => list.id).values()].map(toList);
}

type NewList = z.output<typeof watchlistsContract.create.body>;

/** Creates a list. With `createdAt` and `symbols` it restores a deleted list in its former position. */
export const createList = (member: Member, { name, createdAt, symbols = [] }: NewList) =>
  change(member, async (tx) => {
    const { accountId } = member;
    if ((await rows.countLists(tx, accountId)) >= maxLists)
      throw new AppError('unprocessable', `You’ve reached the limit of ${maxLists} lists. Delete one first.`);
    await refuseTaken(tx, { accountId, name });
    const id = randomId();
    await rows.insertList(tx, { id, accountId, name, createdAt: pastOrNow(createdAt) });
    const restored = symbols.map(({ ticker, addedAt }) => ({ watchlistId: id, ticker, addedAt: pastOrNow(addedAt) }));
    await rows.insertCoveredEntries(tx, restored);
  });

export const renameList = (member: Member, id: string, name: string) =>
  change(member, async (tx) => {
    const { accountId } = member;
    await refuseTaken(tx, { accountId, name, but: id });
    if (!(await rows.renameList(tx, { id, accountId, name }))) throw noSuchList();
  });

export const removeList = (member: Member, id: string) =>
  change(member, async (tx) => {
    if (!(await rows.deleteList(tx, { id, accountId: member.accountId }))) throw noSuchList();
  });

type NewSymbol = { id: string; ticker: string; addedAt?: string | undefined };

/** Adds a stock to a list; idempotent. With `addedAt` it restores a removed stock in its former position. */
export const addSymbol = (member: Member, { id, ticker: symbol, addedAt }: NewSymbol) =>
  change(member, async (tx) => {
    const ticker = readTicker(symbol);
    const list = await rows.findListEntry(tx, { id, accountId: member.accountId }, ticker);
    if (!list) throw noSuchList();
    if (list.isOn) return;
    if (!(await hasSymbol(tx, ticker))) throw await unknownTicker(ticker, 'not_found', tx);
    if (list.count >= maxSymbols)
      throw new AppError('unprocessable', `This list has reached the limit of ${maxSymbols} stocks. Remove one first.`);
    await rows.insertListEntry(tx, { watchlistId: id, ticker, addedAt: pastOrNow(addedAt) });
  });

/** Removes a stock from a list; idempotent. */
export const removeSymbol = (member: Member, id: string, symbol: string) =>
  change(member, async (tx) => {
    const ticker = readTicker(symbol);
    if (!(await rows.findListEntry(tx, { id, accountId: member.accountId }, ticker))) throw noSuchList();
    await rows.deleteListEntry(tx, { id, ticker });
  });

/** Applies a change, serialized per member, and returns all lists. */
export async function change(member: Member, work: (tx: Tx) => Promise<void>): Promise<Lists> {
  await enforceLimits([{ limit: 'watchlistChangesByAccount', key: member.accountId }], member.origin);
  await transaction(async (tx) => {
    await rows.lockLists(tx, member.accountId);
    await work(tx);
  });
  return readLists(member.accountId);
}

/**
 * A time given by the client, but not in the future. Lists and stocks are ordered by these times: a client may restore
 * a former position but not claim a later one.
 */
const pastOrNow = (time: string | undefined) =>
  new Date(Math.min(now().getTime(), time === undefined ? Infinity : Date.parse(time)));

/** Another member's list gets the same error as an unknown one. */
export const noSuchList = () => new AppError('not_found', notFound);

async function refuseTaken(tx: Tx, list: Parameters<typeof rows.isNameTaken>[1]) {
  if (await rows.isNameTaken(tx, list))
    throw new AppError('conflict', 'You already have a list with this name. Choose another name.');
}

function toList(lines: Awaited<ReturnType<typeof rows.listLines>>): Watchlist {
  const { id, name, createdAt } = lines[0]!.list;
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    symbols: lines.flatMap(({ symbol, figures, addedAt }) =>
      symbol && addedAt ? [{ ...toSymbolRow({ symbol, figures }), addedAt: addedAt.toISOString() }] : [],
    ),
  };
}

const toAlert = (row: Awaited<ReturnType<typeof listAlerts>>[number]): WatchAlert => ({
  id: row.id,
  ticker: row.ticker,
  kind: row.kind,
  price: row.priceCents === null ? null : row.priceCents / 100,
  daysBefore: row.daysBefore,
  createdAt: row.createdAt.toISOString(),
  firedAt: row.firedAt?.toISOString() ?? null,
});
