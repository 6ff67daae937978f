import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { pageSize } from '@/lib/contracts/shared/fields';
import { provenance } from '@/lib/contracts/shared/provenance';
import { tradeVariants } from '@/lib/domain/signals/listing/trade-query';

/** Max trades per page of the list. */
export const maxListed = 100;

const dateOnly = z.iso.date();
const shared = {
  id: z.string(),
  symbol: z.string(),
  tradeType: z.enum(['Call', 'Put']),
  expiration: dateOnly,
  /** Strike price in US dollars. */
  strike: z.number(),
  bid: z.number(),
  fillDate: dateOnly,
  closeDate: z.union([dateOnly, z.literal('Open')]),
  /** Return in percent of the stake. */
  roi: z.union([z.number(), z.literal('TBD')]),
  /** Running balance in dollars after this trade, from a $1,000 start. */
  thousand: z.number(),
};

/** A trade of the record. `balance` is the dollar result on a $1,000 stake. */
export const tradeRow = z.object({ ...shared, balance: z.number() });
/** A trade of the live variant, which calls the dollar result `$1000`. */
export const liveTradeRow = z.object({
  ...shared,
  $1000: z.number(),
  /** Number of corrections. The signal's page shows the original values. */
  corrections: z.number().int().optional(),
});

/**
 * An open signal before its terms are public: when it was issued, and the hash that its terms will be checked against.
 */
const sealedSignal = z.object({ id: z.string(), issuedAt: z.iso.datetime(), commitment: z.string() });

export const tradeList = z.object({
  items: z.array(z.union([tradeRow, liveTradeRow])),
  nextCursor: z.string().nullable(),
  /** Number of trades that match the filters, and of all trades. */
  matching: z.number().int(),
  total: z.number().int(),
  /** Sealed signals, oldest first; in the live variant only. */
  sealed: z.array(sealedSignal).default([]),
  /** `note` is a disclosure that must accompany these trades. */
  meta: provenance.extend({ note: z.string().optional() }),
});

/** The JSON file of all trades that match the filters. */
export const tradesFile = tradeList.omit({ nextCursor: true, sealed: true }).extend({ sha256: z.string() });

/** One signal with all of its public data. */
export const signalDetail = z.object({
  id: z.string(),
  variant: z.enum(tradeVariants),
  /** Null while only the commitment is public. */
  trade: z.union([tradeRow, liveTradeRow]).nullable(),
  /** The signal's ledger entries, oldest first: the hashed text and its hash. Empty in the historical record. */
  entries: z.array(z.object({ text: z.string(), hash: z.string() })),
  /** Available closes of the underlying, from before the fill to after the close. */
  prices: z.array(z.object({ day: dateOnly, close: z.number() })),
  meta: provenance.extend({ note: z.string().optional() }),
});
export type SignalDetail = z.infer<typeof signalDetail>;

/** An estimate based on the underlying's last price, not a quote. */
export const tradeMark = z.object({ price: z.number(), roi: z.number(), day: dateOnly });

export const openTradeList = z.object({
  /** Open signals, latest first; empty without a plan. */
  items: z.array(liveTradeRow.extend({ issuedAt: z.iso.datetime(), mark: tradeMark.nullable() })),
  total: z.number().int(),
  hasPlan: z.boolean(),
  meta: provenance,
});
export type OpenTrades = z.infer<typeof openTradeList>;

export type TradeRow = z.infer<typeof tradeRow>;
export type TradeRecord = z.infer<typeof tradeList>;

/** A filter or sort parameter. Plain text, so that the error for an invalid value names the field. */
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
      limit: pageSize(maxListed, maxListed),
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
