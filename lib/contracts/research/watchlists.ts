import { z } from 'zod';
import { alertKinds } from '@/lib/domain/research/research';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { title } from '@/lib/contracts/shared/fields';
import { symbolRow } from './symbols';

export const ticker = z
  .string({ error: 'Required' })
  .trim()
  .toUpperCase()
  .regex(/^[A-Z][A-Z0-9.-]{0,9}$/, 'Please enter a ticker, like AAPL');

export const watchlist = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  symbols: z.array(symbolRow.extend({ addedAt: z.iso.datetime() })),
});
export type Watchlist = z.infer<typeof watchlist>;

export const watchAlert = z.object({
  id: z.string(),
  ticker: z.string(),
  kind: z.enum(alertKinds),
  price: z.number().nullable(),
  daysBefore: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
  firedAt: z.iso.datetime().nullable(),
});
export type WatchAlert = z.infer<typeof watchAlert>;

const priceAlert = z.object({
  kind: z.enum(['above', 'below']),
  price: z
    .number({ error: 'Please enter a price' })
    .min(0.01, 'Please enter a price above zero')
    .max(1_000_000, 'Please enter a price of at most $1,000,000'),
});
const expiryAlert = z.object({
  kind: z.literal('expiry'),
  daysBefore: z.number({ error: 'Please enter a number of days' }).int().min(0).max(60),
});
/** The alert as it was before editing. If it differs from the stored one, another device has changed it. */
const from = watchAlert.pick({ kind: true, price: true, daysBefore: true });

const all = z.object({ items: z.array(watchlist), alerts: z.array(watchAlert), nextCursor: z.null() });
const named = z.object({ name: title(60) });
/** Max stocks per list. */
export const maxSymbols = 100;

/** Every change returns all lists, so that the page keeps a single copy of them. */
export const watchlistsContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/watchlists',
    access: 'either',
    summary: 'List the caller’s watchlists with latest figures, and alerts.',
    response: all,
  },
  create: {
    method: 'POST',
    path: '/api/watchlists',
    access: 'either',
    summary: 'Create a watchlist, or restore a deleted one to its place. Up to 20, with unique names.',
    body: named.extend({
      createdAt: z.iso.datetime().optional(),
      symbols: z
        .array(z.object({ ticker, addedAt: z.iso.datetime() }))
        .max(maxSymbols)
        .optional(),
    }),
    response: all,
    status: 201,
  },
  rename: {
    method: 'PUT',
    path: '/api/watchlists/:id',
    access: 'either',
    summary: 'Rename a watchlist.',
    body: named,
    response: all,
  },
  remove: {
    method: 'DELETE',
    path: '/api/watchlists/:id',
    access: 'either',
    summary: 'Delete a watchlist.',
    response: all,
  },
  add: {
    method: 'PUT',
    path: '/api/watchlists/:id/symbols/:ticker',
    access: 'either',
    summary: 'Add a stock to a watchlist of up to 100, or restore a removed one to its place. Idempotent.',
    query: z.object({ addedAt: z.iso.datetime().optional() }),
    response: all,
  },
  take: {
    method: 'DELETE',
    path: '/api/watchlists/:id/symbols/:ticker',
    access: 'either',
    summary: 'Remove a stock from a watchlist.',
    response: all,
  },
  addAlert: {
    method: 'POST',
    path: '/api/watch-alerts',
    access: 'either',
    summary:
      'Create an alert that emails once when a close crosses a price, or before an open signal on the stock expires.',
    body: z.discriminatedUnion('kind', [priceAlert.extend({ ticker }), expiryAlert.extend({ ticker })]),
    response: all,
    status: 201,
  },
  editAlert: {
    method: 'PUT',
    path: '/api/watch-alerts/:id',
    access: 'either',
    summary:
      'Change what an alert waits for. A sent alert, and one that is no longer as in `from`, is refused with a 409.',
    body: z.discriminatedUnion('kind', [priceAlert.extend({ from }), expiryAlert.extend({ from })]),
    response: all,
  },
  removeAlert: {
    method: 'DELETE',
    path: '/api/watch-alerts/:id',
    access: 'either',
    summary: 'Delete an alert.',
    response: all,
  },
});
