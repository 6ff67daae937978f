import { z } from 'zod';
import { alertKinds } from '@/lib/domain/research/research';
import { utmNames } from '@/lib/domain/visits/utm';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { visitorId } from '@/lib/contracts/shared/fields';

/** This browser's identifiers, which authorize access to its data. */
const browser = z.object({ uniqueId: visitorId.optional(), sessionId: visitorId.optional() });
export type BrowserIds = z.infer<typeof browser>;

const utm = z.partialRecord(z.enum(utmNames), z.string()).nullable();

const at = z.iso.datetime();

/** An account's complete research data, for export. */
const savedResearch = z.object({
  searches: z.array(z.object({ search: z.string(), at })),
  watchlists: z.array(z.object({ name: z.string(), at, tickers: z.array(z.string()) })),
  alerts: z.array(
    z.object({
      ticker: z.string(),
      kind: z.enum(alertKinds),
      price: z.number().nullable(),
      daysBefore: z.number().int().nullable(),
      createdAt: at,
      firedAt: at.nullable(),
    }),
  ),
  votes: z.array(z.object({ ticker: z.string(), at })),
  screens: z.array(z.object({ name: z.string(), query: z.string(), at })),
});
export type SavedResearch = z.infer<typeof savedResearch>;

const ownData = z.object({
  events: z.array(
    z.object({
      at,
      name: z.string(),
      path: z.string(),
      referrer: z.string().nullable(),
      utm,
    }),
  ),
  /** The total number; only the latest are listed. */
  total: z.number().int(),
  /** Attribution of the signed-in account. */
  touches: z.array(
    z.object({
      place: z.enum(['first', 'last']),
      at,
      path: z.string(),
      referrer: z.string().nullable(),
      utm,
      referredBy: z.string().nullable(),
    }),
  ),
  /** Null when signed out. */
  research: savedResearch.nullable(),
});
export type OwnData = z.infer<typeof ownData>;

export const privacyContract = defineContract({
  /** POST keeps the identifiers out of URLs. */
  ownData: {
    method: 'POST',
    path: '/api/privacy/own-data',
    access: 'optional',
    summary: 'Get the data stored for these browser IDs, the account’s attribution and its saved research.',
    body: browser,
    response: ownData,
  },
  deleteOwnData: {
    method: 'DELETE',
    path: '/api/privacy/own-data',
    access: 'optional',
    summary: 'Permanently delete the browser’s stored data and the account’s attribution.',
    body: browser,
    response: z.object({ deleted: z.number().int() }),
  },
  /** A separate call, because the caller may want to delete visits but keep watchlists. */
  deleteResearch: {
    method: 'DELETE',
    path: '/api/privacy/own-data/research',
    access: 'either',
    summary: 'Permanently delete the caller’s watchlists, alerts, stock votes, searches and saved screens.',
    response: z.object({ deleted: z.number().int() }),
  },
});
