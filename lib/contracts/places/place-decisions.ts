import { z } from 'zod';
import { placeKinds } from '@/lib/domain/places/places';
import { defineContract } from '@/lib/contracts/shared/endpoint';

export const placeDecisions = ['confirm', 'reject', 'release'] as const;

/** The operator's decisions on claims. */
export const placeDecisionsContract = defineContract({
  open: {
    method: 'GET',
    path: '/api/ops/places',
    access: 'operator',
    summary: 'Claims that wait for a decision, the oldest first.',
    response: z.object({
      items: z.array(z.object({ place: z.string(), claimedAt: z.iso.datetime(), decidedBy: z.iso.datetime() })),
    }),
  },
  decide: {
    method: 'POST',
    path: '/api/ops/places',
    access: 'operator',
    summary: 'Confirms or rejects a claim, or releases a place that somebody leads.',
    body: z.object({ kind: z.enum(placeKinds), slug: z.string().max(120), decision: z.enum(placeDecisions) }),
    response: z.object({ state: z.string() }),
  },
  hideReport: {
    method: 'DELETE',
    path: '/api/ops/place-reports/:id',
    access: 'operator',
    summary: 'Takes a leader’s report off the page of its place.',
    response: z.object({ place: z.string() }),
  },
});
