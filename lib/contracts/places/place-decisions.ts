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
    summary: 'List claims to decide, oldest first.',
    response: z.object({
      items: z.array(z.object({ place: z.string(), claimedAt: z.iso.datetime(), decidedBy: z.iso.datetime() })),
    }),
  },
  decide: {
    method: 'POST',
    path: '/api/ops/places',
    access: 'operator',
    summary: 'Confirm or reject a claim, or remove a place’s leader.',
    body: z.object({ kind: z.enum(placeKinds), slug: z.string().max(120), decision: z.enum(placeDecisions) }),
    response: z.object({ state: z.string() }),
  },
  hideReport: {
    method: 'DELETE',
    path: '/api/ops/place-reports/:id',
    access: 'operator',
    summary: 'Remove a leader’s report from its place’s page.',
    response: z.object({ place: z.string() }),
  },
});
