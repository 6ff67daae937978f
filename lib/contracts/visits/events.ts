import { z } from 'zod';
import { plainPath } from '@/lib/domain/shared/text/personal-text';
import { sourceHost, utmValues } from './attribution';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { visitorId } from '@/lib/contracts/shared/fields';

/** The allowed properties of an analytics event. Others are dropped, and personal-looking values are masked. */
export const analyticsEvent = z.object({
  /** `arrival` is sent once per browser session, `page_view` on every route change. */
  name: z.enum(['arrival', 'page_view', 'logout_click']),
  /** The path without query and hash, which our pages never send. */
  path: z
    .string()
    .max(200)
    .regex(/^\/[^?#]*$/)
    .transform(plainPath),
  sessionId: visitorId,
  uniqueId: visitorId.optional(),
  lastPing: z.iso.datetime().optional(),
  /** Referring host and campaign, for arrivals only. */
  referrer: sourceHost.optional(),
  utm: utmValues.optional(),
});
export type AnalyticsEvent = z.output<typeof analyticsEvent>;

export const eventsContract = defineContract({
  send: {
    method: 'POST',
    path: '/api/events',
    access: 'public',
    summary: 'Record an arrival, page view or click of a visitor who has not opted out.',
    headers: z.object({
      'sec-gpc': z.string().optional(),
      dnt: z.string().optional(),
      'sec-purpose': z.string().optional(),
    }),
    body: analyticsEvent,
    response: z.object({ isStored: z.boolean() }),
  },
});
