import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { email, line } from '@/lib/contracts/shared/fields';

const terms = z.object({
  id: z.string(),
  level: z.union([z.literal(1), z.literal(2)]),
  cutBp: z.number().int().nullable(),
  activityDays: z.number().int().nullable(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  endedOn: z.iso.date().nullable(),
  reason: z.string(),
});

const partner = z.object({
  accountId: z.string(),
  suspension: z.object({ reason: z.string(), since: z.iso.datetime() }).nullable(),
  terms: z.array(terms),
});
export type Partner = z.infer<typeof partner>;

export const partnerOperationContract = defineContract({
  read: {
    method: 'GET',
    path: '/api/ops/partners',
    access: 'operator',
    summary: 'Get an ambassador’s suspension and agreed terms, by email.',
    query: z.object({ email }),
    response: partner,
  },
  suspend: {
    method: 'POST',
    path: '/api/ops/partners/suspension',
    access: 'operator',
    summary: 'Suspend an ambassador: their links stop, and what is not paid is held with the reason.',
    body: z.object({ email, reason: line(160) }),
    response: partner.extend({ held: z.number().int() }),
  },
  restore: {
    method: 'POST',
    path: '/api/ops/partners/restoration',
    access: 'operator',
    summary: 'End a suspension and release what was held for it.',
    body: z.object({ email }),
    response: partner.extend({ released: z.number().int() }),
  },
  agree: {
    method: 'POST',
    path: '/api/ops/partners/terms',
    access: 'operator',
    status: 201,
    summary: 'Agree on another rate, or on an activity condition for level 2, from a later day to a last day.',
    body: z
      .object({
        email,
        level: z.union([z.literal(1), z.literal(2)]),
        cutBp: z.int().min(0).max(5000).optional(),
        activityDays: z.int().min(1).max(366).optional(),
        startsOn: z.iso.date(),
        endsOn: z.iso.date(),
        reason: line(200),
      })
      .refine(
        ({ cutBp, activityDays }) => cutBp !== undefined || activityDays !== undefined,
        'Give a rate or a condition',
      )
      .refine(({ level, activityDays }) => level === 2 || activityDays === undefined, 'Only level 2 has a condition'),
    response: partner,
  },
  end: {
    method: 'POST',
    path: '/api/ops/partners/terms/:id/end',
    access: 'operator',
    summary: 'End agreed terms with this day. Past sales keep their rate.',
    response: z.object({ endedOn: z.iso.date() }),
  },
});
