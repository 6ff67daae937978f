import { z } from 'zod';
import { usdExact } from '@/lib/domain/shared/money';
import { transferLimits } from '@/lib/domain/brokerage/transfer-limits';
import { fundingBlockers, transferDirections, transferStatuses } from '@/lib/domain/brokerage/transfers';
import { defineContract } from '@/lib/contracts/shared/endpoint';

const { minCents, perTransferCents } = transferLimits;
const cents = z.number().int();
const status = z.enum(transferStatuses);

/** Whole cents between one dollar and the maximum per transfer. */
export const transferAmount = z
  .int('Enter an amount like 250.00')
  .min(minCents, `Enter at least ${usdExact(minCents)}`)
  .max(perTransferCents, `Enter at most ${usdExact(perTransferCents)}`);

const transfer = z.object({
  id: z.string(),
  direction: z.enum(transferDirections),
  amountCents: cents,
  status,
  /** The bank's ACH return code, such as R01. */
  returnCode: z.string().nullable(),
  /** Why the transfer was rejected or returned, in the broker's words. */
  reason: z.string().nullable(),
  bankName: z.string(),
  bankMask: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** The day by which the money should arrive; null once the transfer has ended. */
  expectedOn: z.iso.date().nullable(),
  completedAt: z.iso.datetime().nullable(),
  /** The deposit cannot be withdrawn until this day in New York; null without a hold. */
  heldUntil: z.iso.date().nullable(),
  canCancel: z.boolean(),
});
export type Transfer = z.infer<typeof transfer>;

const transferWithHistory = transfer.extend({
  /** Every status that the transfer has had, oldest first. */
  history: z.array(z.object({ status, at: z.iso.datetime() })),
});
export type TransferWithHistory = z.infer<typeof transferWithHistory>;

const funding = z.object({
  /** Why no transfer can be made now; null if one can. */
  blocker: z.enum(fundingBlockers).nullable(),
  bank: z.object({ name: z.string(), mask: z.string().nullable() }).nullable(),
  /** Null without an active account, or when the broker does not respond. */
  balance: z
    .object({ cashCents: cents, withdrawableCents: cents, heldCents: cents, heldUntil: z.iso.date().nullable() })
    .nullable(),
  limits: z.object({ minCents: cents, perTransferCents: cents, perDayCents: cents, maxOpen: cents }),
  /** The remaining limit of each direction today (New York). */
  leftTodayCents: z.object({ deposit: cents, withdrawal: cents }),
  openCount: z.number().int(),
  /** The day by which a transfer requested now should arrive. */
  expectedOn: z.iso.date(),
  /** Whether the broker is simulated. */
  isSimulated: z.boolean(),
});
export type Funding = z.infer<typeof funding>;

export const transfersContract = defineContract({
  funding: {
    method: 'GET',
    path: '/api/brokerage/funding',
    access: 'member',
    summary: 'Get the caller’s broker balance, linked bank and anything that blocks a transfer.',
    response: funding,
  },
  list: {
    method: 'GET',
    path: '/api/brokerage/transfers',
    access: 'member',
    summary: 'List the caller’s deposits and withdrawals, newest first, 20 per page.',
    query: z.object({ cursor: z.string().max(200).optional() }),
    response: z.object({ items: z.array(transfer), nextCursor: z.string().nullable() }),
  },
  get: {
    method: 'GET',
    path: '/api/brokerage/transfers/:id',
    access: 'member',
    summary: 'Get a transfer with its status history.',
    response: transferWithHistory,
  },
  create: {
    method: 'POST',
    path: '/api/brokerage/transfers',
    access: 'member',
    needsRecentProof: true,
    summary:
      'Create an ACH deposit or withdrawal. Idempotent by Idempotency-Key. The status is submitting until the broker confirms.',
    headers: z.object({
      'idempotency-key': z
        .string({ error: 'Required' })
        .regex(/^[\w-]{8,100}$/, 'Use 8 to 100 letters, digits, - or _'),
    }),
    body: z.object({ direction: z.enum(transferDirections), amountCents: transferAmount }),
    status: 201,
    response: transfer,
  },
  cancel: {
    method: 'POST',
    path: '/api/brokerage/transfers/:id/cancel',
    access: 'member',
    summary: 'Cancel a transfer before it is sent to the clearing house. Returns 422 when it is too late.',
    response: transfer,
  },
  sampleStep: {
    method: 'POST',
    path: '/api/brokerage/transfers/sample-step',
    access: 'member',
    summary: 'Advance the simulated banks one step. Demo mode only.',
    response: z.object({ hasMoved: z.boolean() }),
  },
});
