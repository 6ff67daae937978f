import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { pageSize } from '@/lib/contracts/shared/fields';
import { provenance } from '@/lib/contracts/shared/provenance';
import { tradeVariants } from '@/lib/domain/signals/listing/trade-query';

/** How many trades a page of the list has at most. */
export const mostListed = 100;

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
export const liveTradeRow = z.object({
  ...shared,
  $1000: z.number(),
  /** How often it was corrected; its page shows the first values. */
  corrections: z.number().int().optional(),
});

/** An open signal that members see first: when it was issued, and the hash that it will be checked against. */
const sealedSignal = z.object({ id: z.string(), issuedAt: z.iso.datetime(), commitment: z.string() });

export const tradeList = z.object({
  items: z.array(z.union([tradeRow, liveTradeRow])),
  nextCursor: z.string().nullable(),
  /** How many trades match the filters, of how many. */
  matching: z.number().int(),
  total: z.number().int(),
  /** Oldest first; only in the live variant. */
  sealed: z.array(sealedSignal).default([]),
  /** `note`: a disclosure that must accompany these trades. */
  meta: provenance.extend({ note: z.string().optional() }),
});

/** The file of all trades that match filters, as JSON. */
export const tradesFile = tradeList.omit({ nextCursor: true, sealed: true }).extend({ sha256: z.string() });

/** One signal with all of its public data. */
export const signalDetail = z.object({
  id: z.string(),
  variant: z.enum(tradeVariants),
  /** Null while only its commitment is public. */
  trade: z.union([tradeRow, liveTradeRow]).nullable(),
  /** Its entries of the ledger, oldest first: the hashed text and its hash. Empty for the historical record. */
  entries: z.array(z.object({ text: z.string(), hash: z.string() })),
  /** Closes of the underlying from before the fill until after the close, where there are any. */
  prices: z.array(z.object({ day: dateOnly, close: z.number() })),
  meta: provenance.extend({ note: z.string().optional() }),
});
export type SignalDetail = z.infer<typeof signalDetail>;

/** An estimate at the last price of the underlying, not a quote. */
export const tradeMark = z.object({ price: z.number(), roi: z.number(), day: dateOnly });

export const openTradeList = z.object({
  /** Latest first; empty without a plan. */
  items: z.array(liveTradeRow.extend({ issuedAt: z.iso.datetime(), mark: tradeMark.nullable() })),
  total: z.number().int(),
  hasPlan: z.boolean(),
  meta: provenance,
});
export type OpenTrades = z.infer<typeof openTradeList>;

export type TradeRow = z.infer<typeof tradeRow>;
export type TradeRecord = z.infer<typeof tradeList>;

/** A filter or the sorting, as text, so that the error for an invalid one names its field. */
const parameter = z.string().max(60).optional();
const filters = {
  variant: z.enum(tradeVariants).default('record'),
  ...{ symbol: parameter, type: parameter, outcome: parameter, sector: parameter },
  ...{ period: parameter, from: parameter, to: parameter, sort: parameter, dir: parameter },
};

export const tradesContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/trades',
    access: 'public',
    summary:
      'List public trades, oldest first. Filter by symbol, type (call, put), outcome (win, loss, breakeven, open), sector, period (1y, 5y, 10y) or fill date (from, to); sort by a column (sort, dir). The live variant names the dollar result $1000 and lists sealed signals.',
    query: z.object({
      ...filters,
      limit: pageSize(mostListed, mostListed),
      cursor: z.string().max(400).optional(),
    }),
    response: tradeList,
    sharedForS: 60,
  },
  checksum: {
    method: 'GET',
    path: '/api/trades/checksum',
    access: 'public',
    summary:
      'Get the number of trades that match filters, and the SHA-256 of their lines in the CSV file, the line with the column names included.',
    query: z.object(filters),
    response: z.object({ rows: z.number().int(), sha256: z.string() }),
    sharedForS: 60,
    isCounted: true,
  },
  signal: {
    method: 'GET',
    path: '/api/trades/signals/:id',
    access: 'public',
    summary: 'Get a signal with its entries of the ledger. Of one that is not public yet: its commitment.',
    response: signalDetail,
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
