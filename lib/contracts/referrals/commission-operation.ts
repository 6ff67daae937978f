import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { line, pageSize } from '@/lib/contracts/shared/fields';
import { commissionStates } from '@/lib/domain/referrals/commissions';

const commission = z.object({
  id: z.string(),
  invoiceId: z.string(),
  degree: z.union([z.literal(1), z.literal(2)]),
  payeeId: z.string(),
  payerId: z.string(),
  state: z.enum(commissionStates),
  revenueCents: z.number().int(),
  referrals: z.number().int(),
  rateVersion: z.number().int(),
  cutBp: z.number().int(),
  earnedCents: z.number().int(),
  reversedCents: z.number().int(),
  paidCents: z.number().int(),
  earnedAt: z.iso.datetime(),
  approvesAt: z.iso.datetime(),
  holdReason: z.string().nullable(),
});
export type Commission = z.infer<typeof commission>;

export const commissionOperationContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/ops/commissions',
    access: 'operator',
    summary: 'List commissions, newest first, optionally those in one state.',
    query: z.object({ state: z.enum(commissionStates).optional(), limit: pageSize(200, 50) }),
    response: z.object({ items: z.array(commission) }),
  },
  hold: {
    method: 'POST',
    path: '/api/ops/commissions/:id/hold',
    access: 'operator',
    summary: 'Hold a pending or approved commission with a reason. It is neither approved nor paid until released.',
    body: z.object({ reason: line(200) }),
    response: commission,
  },
  release: {
    method: 'POST',
    path: '/api/ops/commissions/:id/release',
    access: 'operator',
    summary: 'Release a held commission. It continues in the state it had before.',
    response: commission,
  },
});
