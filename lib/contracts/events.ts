import { z } from 'zod';
import { plainPath } from '@/lib/domain/personal-text';
import { sourceHost, utmValues } from './attribution';
import { defineContract } from './endpoint';
import { visitorId } from './fields';

/** The only properties an analytics event may carry; whatever else comes is dropped, and what looks personal is hidden. */
export const analyticsEvent = z.object({
  /** `arrival` once per browser session, `page_view` at each change of route. */
  name: z.enum(['arrival', 'page_view', 'logout_click']),
  /** No query and no hash: whoever sends one is no page of ours. */
  path: z
    .string()
    .max(200)
    .regex(/^\/[^?#]*$/)
    .transform(plainPath),
  sessionId: visitorId,
  uniqueId: visitorId.optional(),
  lastPing: z.iso.datetime().optional(),
  /** Of an arrival: from which host and by which campaign. */
  referrer: sourceHost.optional(),
  utm: utmValues.optional(),
});
export type AnalyticsEvent = z.output<typeof analyticsEvent>;

export const eventsContract = defineContract({
  send: {
    method: 'POST',
    path: '/api/events',
    access: 'public',
    summary: 'Takes one arrival, page view or click from a visitor who has not opted out.',
    headers: z.object({
      'sec-gpc': z.string().optional(),
      dnt: z.string().optional(),
      'sec-purpose': z.string().optional(),
    }),
    body: analyticsEvent,
    response: z.object({ isStored: z.boolean() }),
  },
});
