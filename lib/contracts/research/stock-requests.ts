import { z } from 'zod';
import { requestStatuses } from '@/lib/domain/research/research';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { ticker } from './watchlists';

export const stockRequest = z.object({
  ticker: z.string(),
  status: z.enum(requestStatuses),
  votes: z.number().int(),
  askedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  history: z.array(z.object({ at: z.iso.datetime(), status: z.enum(requestStatuses), reason: z.string().nullable() })),
});
export type StockRequest = z.infer<typeof stockRequest>;

export const stockRequestsContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/symbols/stock-requests',
    access: 'public',
    summary: 'List requested stocks, most votes first.',
    query: z.object({ cursor: z.string().max(200).optional() }),
    response: z.object({ items: z.array(stockRequest), nextCursor: z.string().nullable() }),
  },
  ask: {
    method: 'PUT',
    path: '/api/symbols/stock-requests',
    access: 'either',
    summary: 'Request a stock or vote for an existing request. One vote per member.',
    body: z.object({ ticker }),
    response: z.object({ request: stockRequest, hasVoted: z.literal(true) }),
  },
  withdraw: {
    method: 'DELETE',
    path: '/api/symbols/stock-requests/:ticker/vote',
    access: 'either',
    summary: 'Remove the caller’s vote.',
    response: z.object({ request: stockRequest, hasVoted: z.literal(false) }),
  },
  mine: {
    method: 'GET',
    path: '/api/symbols/stock-requests/mine',
    access: 'either',
    summary: 'List the tickers the caller voted for.',
    response: z.object({ tickers: z.array(z.string()) }),
  },
  decide: {
    method: 'POST',
    path: '/api/ops/stock-requests',
    access: 'operator',
    summary: 'Plan, complete or decline a request, with a reason.',
    body: z.object({
      ticker,
      status: z.enum(['planned', 'answered', 'declined']),
      reason: z.string().trim().max(300).optional(),
    }),
    response: z.object({ request: stockRequest }),
  },
});
