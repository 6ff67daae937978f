import { z } from 'zod';
import { utmNames } from '@/lib/domain/utm';
import { defineContract } from './endpoint';
import { visitorId } from './fields';

/** The identifiers that this browser holds; whoever knows them is the browser they are about. */
const browser = z.object({ uniqueId: visitorId.optional(), sessionId: visitorId.optional() });
export type BrowserIds = z.infer<typeof browser>;

const utm = z.partialRecord(z.enum(utmNames), z.string()).nullable();

const ownData = z.object({
  events: z.array(
    z.object({
      at: z.iso.datetime(),
      name: z.string(),
      path: z.string(),
      referrer: z.string().nullable(),
      utm,
    }),
  ),
  /** How many there are; the newest are listed. */
  total: z.number().int(),
  /** Of the account, when somebody is signed in. */
  touches: z.array(
    z.object({
      place: z.enum(['first', 'last']),
      at: z.iso.datetime(),
      path: z.string(),
      referrer: z.string().nullable(),
      utm,
      referredBy: z.string().nullable(),
    }),
  ),
});
export type OwnData = z.infer<typeof ownData>;

export const privacyContract = defineContract({
  /** A POST, so that identifiers stand in no address. */
  ownData: {
    method: 'POST',
    path: '/api/privacy/own-data',
    access: 'optional',
    summary: 'What is stored about the browser with these identifiers, and how the signed-in account came here.',
    body: browser,
    response: ownData,
  },
  deleteOwnData: {
    method: 'DELETE',
    path: '/api/privacy/own-data',
    access: 'optional',
    summary: 'Deletes it, at once and for good.',
    body: browser,
    response: z.object({ deleted: z.number().int() }),
  },
});
