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

export const tradeList = z.object({
  items: z.array(z.union([tradeRow, liveTradeRow])),
  nextCursor: z.string().nullable(),
  /** `note`: a disclosure that must accompany these trades. */
  meta: provenance.extend({ note: z.string().optional() }),
});

export type TradeRow = z.infer<typeof tradeRow>;
export type TradeRecord = z.infer<typeof tradeList>;

export const tradesContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/trades',
    access: 'public',
    summary: 'List all trades, oldest first. The live variant names the dollar result $1000.',
    query: z.object({ variant: z.enum(['record', 'live']).default('record') }),
    response: tradeList,
    sharedForS: 60,
  },
});
