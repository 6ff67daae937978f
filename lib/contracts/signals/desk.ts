import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { line } from '@/lib/contracts/shared/fields';

const days = z.iso.date('Please give a day like 2026-01-31');
/** A price in dollars and whole cents. */
const dollars = (min: number) =>
  z
    .number('Please give a price in dollars')
    .min(min, min > 0 ? 'Please give a price above zero' : 'Please give a price of zero or more')
    .max(100_000, 'Please give a price of at most $100,000')
    .refine((price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6, 'Please give whole cents');
const symbol = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z][A-Z.]{0,9}$/, 'Please give a symbol like AAPL');

const terms = {
  symbol,
  tradeType: z.enum(['Call', 'Put']),
  expiration: days,
  strike: dollars(0.01),
  bid: dollars(0.01),
};

/** How a trade ended: sold at a price, or expired worthless on its expiration date. */
const closing = z.discriminatedUnion('how', [
  z.object({ how: z.literal('sold'), price: dollars(0), closeDate: days.optional() }),
  z.object({ how: z.literal('expired') }),
]);

const deskSignal = z.object({
  id: z.string(),
  symbol: z.string(),
  tradeType: z.enum(['Call', 'Put']),
  expiration: z.iso.date(),
  strike: z.number(),
  bid: z.number(),
  fillDate: z.iso.date(),
  closeDate: z.iso.date().nullable(),
  /** Return in percent; null while open. */
  roi: z.number().nullable(),
  isPublic: z.boolean(),
  /**
   * Whether the signal is past its expiration but still open, so that the operator must record that it expired
   * worthless or how it was sold.
   */
  isDue: z.boolean(),
  /** Number of days since the fill. */
  age: z.number().int(),
  /** Estimated price from the pricing model, at the stock's last close. */
  mark: z.number().nullable(),
});
export type DeskSignal = z.infer<typeof deskSignal>;

const written = z.object({
  signal: deskSignal,
  head: z.string(),
  /** Number of members notified by mail, and by text. */
  told: z.number().int(),
  texted: z.number().int(),
  /** Number of texts not sent because of a daily limit. */
  notTexted: z.number().int(),
});
type Written = z.infer<typeof written>;
export type { Written as WrittenSignal };

/** The operator's calls for the signal service. Every change adds entries to the ledger and cannot be undone. */
export const signalDeskContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/ops/signals',
    access: 'operator',
    summary: 'List open signals, those past their expiration first.',
    response: z.object({ items: z.array(deskSignal) }),
  },
  open: {
    method: 'POST',
    path: '/api/ops/signals',
    access: 'operator',
    summary: 'Open a signal, filled today at its bid, and tell members with a plan.',
    body: z.object(terms),
    response: written,
  },
  close: {
    method: 'POST',
    path: '/api/ops/signals/:id/close',
    access: 'operator',
    summary: 'Close a signal, sold at a price or expired, and tell members with a plan.',
    body: closing,
    response: written,
  },
  correct: {
    method: 'POST',
    path: '/api/ops/signals/:id/corrections',
    access: 'operator',
    summary: 'Correct the terms of a signal, or its closing, with a reason. The first values stay in the ledger.',
    body: z.object({
      reason: line(300),
      terms: z.object(terms).partial().optional(),
      closing: closing.optional(),
    }),
    response: written,
  },
});
