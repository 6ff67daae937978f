import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { line } from '@/lib/contracts/shared/fields';
import { payoutBlockers, payoutMethods, payoutStates } from '@/lib/domain/referrals/payouts';

const cents = z.number().int();

const payout = z.object({
  id: z.string(),
  payeeId: z.string(),
  email: z.string(),
  method: z.enum(payoutMethods),
  amountCents: cents,
  state: z.enum(payoutStates),
  requestedAt: z.iso.datetime(),
  destination: z.string().nullable(),
  reason: z.string().nullable(),
});
export type OperatedPayout = z.infer<typeof payout>;

const run = z.object({
  id: z.string(),
  method: z.enum(payoutMethods),
  preparedAt: z.iso.datetime(),
  approvedAt: z.iso.datetime().nullable(),
  canceledAt: z.iso.datetime().nullable(),
  totalCents: cents,
  payouts: z.array(payout),
});
export type PayoutRun = z.infer<typeof run>;

const ofRun = (action: string) => `/api/ops/payouts/runs/:id/${action}` as const;

export const payoutOperationContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/ops/payouts',
    access: 'operator',
    summary: 'List requested payouts that are in no run, with what keeps them out of one, and the latest 20 runs.',
    response: z.object({
      waiting: z.array(payout.extend({ blockers: z.array(z.enum(payoutBlockers)) })),
      runs: z.array(run.omit({ payouts: true }).extend({ payouts: z.number().int() })),
    }),
  },
  show: {
    method: 'GET',
    path: '/api/ops/payouts/runs/:id',
    access: 'operator',
    summary: 'Get a payout run with its payouts.',
    response: run,
  },
  prepare: {
    method: 'POST',
    path: '/api/ops/payouts/runs',
    access: 'operator',
    status: 201,
    summary: 'Put the requested payouts of one method into a run, each fitted to what can be paid now.',
    body: z.object({ method: z.enum(payoutMethods) }),
    response: run,
  },
  approve: {
    method: 'POST',
    path: ofRun('approve'),
    access: 'operator',
    summary: 'Approve a run. Only an approved run can be exported or sent.',
    response: run,
  },
  cancel: {
    method: 'POST',
    path: ofRun('cancel'),
    access: 'operator',
    summary: 'Cancel a run that is not approved. Its payouts wait for the next one.',
    response: run,
  },
  export: {
    method: 'POST',
    path: ofRun('export'),
    access: 'operator',
    summary:
      'Get the bank payouts of an approved run as CSV and mark them as being sent. A repeat gives the same file.',
    response: z.object({ csv: z.string() }),
  },
  settle: {
    method: 'POST',
    path: ofRun('settle'),
    access: 'operator',
    summary: 'Mark the exported payouts of a run as paid, except those already failed.',
    response: run,
  },
  send: {
    method: 'POST',
    path: ofRun('send'),
    access: 'operator',
    summary: 'Send up to five payouts of an approved Stripe run. Repeat until none is left; none is sent twice.',
    response: z.object({
      paid: z.number().int(),
      failed: z.number().int(),
      /** Payouts whose response was lost; they are looked up later. */
      unknown: z.number().int(),
      /** Payouts removed from the run, because a refund changed them or the payee cannot be paid now. */
      waiting: z.number().int(),
      left: z.number().int(),
      /** Why the run stopped early; null if it did not. */
      stopped: z.string().nullable(),
    }),
  },
  fail: {
    method: 'POST',
    path: '/api/ops/payouts/:id/fail',
    access: 'operator',
    summary: 'Record that the bank rejected or returned a payout by file. Its commissions are owed again.',
    body: z.object({ reason: line(200) }),
    response: payout,
  },
});
