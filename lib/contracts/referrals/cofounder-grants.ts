import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { email, line } from '@/lib/contracts/shared/fields';
import { grantKinds } from '@/lib/domain/referrals/cofounder-grants';

const grant = z.object({
  id: z.string(),
  kind: z.enum(grantKinds),
  /** The promise, such as '1.5× exit bonus'. */
  promise: z.string(),
  /** For example 'Promised under agreement v1'. Never a balance. */
  status: z.string(),
  agreementId: z.string(),
  agreementVersion: z.number().int(),
  signedOn: z.iso.date(),
  endedOn: z.iso.date().nullable(),
});
export type CofounderGrant = z.infer<typeof grant>;

const list = z.object({ items: z.array(grant) });

export const cofounderGrantsContract = defineContract({
  own: {
    method: 'GET',
    path: '/api/cofounder-grants/own',
    access: 'either',
    summary: 'List what was promised to the caller under signed agreements. None of it is a balance.',
    response: list,
  },
});

export const cofounderGrantOperationContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/ops/cofounder-grants',
    access: 'operator',
    summary: 'List what was promised to a member, by email.',
    query: z.object({ email }),
    response: list,
  },
  record: {
    method: 'POST',
    path: '/api/ops/cofounder-grants',
    access: 'operator',
    status: 201,
    summary: 'Record a promise under a signed agreement. Refused without the agreement’s id.',
    body: z.object({
      email,
      kind: z.enum(grantKinds),
      agreementId: line(80, 'Give the id of the signed agreement').refine(
        (value) => /[A-Za-z0-9]/.test(value),
        'Give the id of the signed agreement',
      ),
      agreementVersion: z.int().min(1).max(1000),
      signedOn: z.iso.date(),
    }),
    response: list,
  },
  end: {
    method: 'POST',
    path: '/api/ops/cofounder-grants/:id/end',
    access: 'operator',
    summary: 'Record that a promise ended, with a reason.',
    body: z.object({ endedOn: z.iso.date(), reason: line(200) }),
    response: z.object({ endedOn: z.iso.date() }),
  },
});
