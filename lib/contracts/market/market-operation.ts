import { z } from 'zod';
import { refreshFailures, refreshKinds } from '@/lib/domain/market/market-refresh';
import { defineContract } from '@/lib/contracts/shared/endpoint';

const moment = z.iso.datetime().nullable();
const refreshKind = z.enum(refreshKinds);

export const marketStatus = z.object({
  /** 'sample' is the demo's simulation; 'off' means live mode without an API key. */
  provider: z.enum(['finnhub', 'sample', 'off']),
  kinds: z.array(
    z.object({ kind: refreshKind, tickers: z.number(), failing: z.number(), oldest: moment, newest: moment }),
  ),
  /** Requests that the provider's plan does not include, and when they are retried. */
  refused: z.array(z.object({ question: z.string(), subject: z.string(), notBefore: moment })),
});
export type MarketStatus = z.infer<typeof marketStatus>;

export const marketOperationContract = defineContract({
  status: {
    method: 'GET',
    path: '/api/ops/market',
    access: 'operator',
    summary: 'Get market data refresh status by kind: symbols, failures, oldest and newest fetch.',
    response: marketStatus,
  },
  refresh: {
    method: 'POST',
    path: '/api/ops/market/refresh',
    access: 'operator',
    summary: 'Fetch one kind of data for one symbol now.',
    body: z.object({ ticker: z.string().max(20), kind: refreshKind }),
    response: z.object({
      state: z.enum(['fetched', 'failed', 'busy']),
      rows: z.number().nullable(),
      failure: z.enum(refreshFailures).nullable(),
    }),
  },
  addSymbol: {
    method: 'POST',
    path: '/api/ops/market/symbols',
    access: 'operator',
    summary: 'Add a symbol to a sector, fetching new symbols from the provider.',
    body: z.object({ ticker: z.string().max(20), sector: z.string().max(60) }),
    response: z.object({ outcome: z.enum(['added', 'there']) }),
  },
});
