import type { StockRequest } from '@/lib/contracts/research/stock-requests';
import { paths } from '@/lib/domain/shared/paths';
import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import * as rows from './stock-requests-repository';
import { hasSymbol } from '@/lib/server/market/sector-members-repository';
import { makeCursor, readCursor } from '@/lib/server/platform/http/cursor';
import { enforceLimits } from '@/lib/server/platform/limits/limits';
import { readTicker } from '@/lib/server/market/market-errors';

const perPage = 50;
const maxVotes = 1_000;
const list = 'stock-requests';

export async function readRequests(cursor: string | undefined) {
  const [votes, ticker] = readCursor(list, cursor) ?? [];
  const after = ticker === undefined ? {} : { after: { votes: Number(votes), ticker } };
  const found = await rows.listRequests(db(), { ...after, limit: perPage + 1 });
  const shown = found.slice(0, perPage);
  const last = shown.at(-1)?.request;
  return {
    items: shown.map(toRequest),
    nextCursor: found.length > perPage && last ? makeCursor(list, [String(last.votes), last.ticker]) : null,
  };
}

export const readVotes = (accountId: string) => rows.listVotes(db(), accountId, maxVotes);

type Voter = { accountId: string; origin: Origin };

/** Requests a stock, or votes for an existing request. */
export async function requestStock(ticker: string, { accountId, origin }: Voter) {
  await enforceLimits([{ limit: 'stockRequestsByAccount', key: accountId }], origin);
  if (await hasSymbol(db(), ticker))
    throw new AppError('conflict', `We already cover ${ticker}. See ${paths.stock(ticker)}.`);
  await rows.insertVote(db(), { ticker, accountId, at: now() });
  return { request: await read(ticker), hasVoted: true as const };
}

export async function withdrawVote(symbol: string, { accountId, origin }: Voter) {
  const ticker = readTicker(symbol);
  await enforceLimits([{ limit: 'stockRequestsByAccount', key: accountId }], origin);
  await rows.deleteVote(db(), { ticker, accountId });
  return { request: await read(ticker), hasVoted: false as const };
}

type Decision = { ticker: string; status: 'planned' | 'answered' | 'declined'; reason?: string | undefined };

/** Stores the operator's decision on a request and records it in the history. */
export async function decideOnRequest({ ticker, status, reason }: Decision, origin: Origin) {
  await transaction(async (tx) => {
    if (!(await rows.decideRequest(tx, { ticker, status, reason: reason ?? null, at: now() })))
      throw notRequested(ticker);
    await recordAudit(tx, {
      event: 'stock_request_decided',
      result: 'ok',
      subject: ticker,
      origin,
      detail: { status },
    });
  });
  return { request: await read(ticker) };
}

async function read(ticker: string): Promise<StockRequest> {
  const found = await rows.findRequest(db(), ticker);
  if (!found) throw notRequested(ticker);
  return toRequest(found);
}

const notRequested = (ticker: string) => new AppError('not_found', `No member has requested ${ticker}.`);

const toRequest = ({ request, history }: NonNullable<Awaited<ReturnType<typeof rows.findRequest>>>): StockRequest => ({
  ticker: request.ticker,
  status: request.status,
  votes: request.votes,
  askedAt: request.askedAt.toISOString(),
  answeredAt: request.answeredAt?.toISOString() ?? null,
  history: history.map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
});
