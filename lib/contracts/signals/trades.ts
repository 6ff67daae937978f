import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { provenance } from '@/lib/contracts/shared/provenance';

const dateOnly = z.iso.date();
const shared = {
  id: z.string(),
  symbol: z.string(),
  tradeType: z.enum(['Call', 'Put']),
  expiration: dateOnly,
  /** US dollars. */
  strike: z.number(),
  bid: z.number(),
  fillDate: dateOnly,
  closeDate: z.union([dateOnly, z.literal('Open')]),
  /** Percent of the stake. */
  roi: z.union([z.number(), z.literal('TBD')]),
  /** Running balance in dollars after this trade, from a $1,000 start. */
  thousand: z.number(),
};

/** A row of the record: `balance` is the dollar result on a $1,000 stake. */
export const tradeRow = z.object({ ...shared, balance: z.number() });
/** The live variant names the dollar result `$1000`. */
export const liveTradeRow = z.object({ ...shared, $1000: z.number() });

/** An open signal that members see first: when it was issued, and the hash that it will be checked against. */
const sealedSignal = z.object({ id: z.string(), issuedAt: z.iso.datetime(), commitment: z.string() });

export const tradeList = z.object({
  items: z.array(z.union([tradeRow, liveTradeRow])),
  nextCursor: z.string().nullable(),
  /** Oldest first; only in the live variant. */
  sealed: z.array(sealedSignal).default([]),
  /** `note`: a disclosure that must accompany these trades. */
  meta: provenance.extend({ note: z.string().optional() }),
});

/** An estimate at the last price of the underlying, not a quote. */
const mark = z.object({ price: z.number(), roi: z.number(), day: dateOnly });

export const openTradeList = z.object({
  /** Latest first; empty without a plan. */
  items: z.array(liveTradeRow.extend({ issuedAt: z.iso.datetime(), mark: mark.nullable() })),
  total: z.number().int(),
  hasPlan: z.boolean(),
  meta: provenance,
});
export type OpenTrades = z.infer<typeof openTradeList>;

export type TradeRow = z.infer<typeof tradeRow>;
export type TradeRecord = z.infer<typeof tradeList>;

export const tradesContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/trades',
    access: 'public',
    summary:
      'List all public trades, oldest first. The live variant names the dollar result $1000 and lists sealed signals.',
    query: z.object({ variant: z.enum(['record', 'live']).default('record') }),
    response: tradeList,
    sharedForS: 60,
  },
  open: {
    method: 'GET',
    path: '/api/trades/open',
    access: 'either',
    summary: 'List the open signals of the live record with an estimated mark. Empty without a plan.',
    response: openTradeList,
  },
});
