import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { commissionEntryKinds, commissionStates } from '@/lib/domain/referrals/commissions';
import { saleReasons } from '@/lib/domain/referrals/sale-reasons';

const at = z.iso.datetime();
const count = z.number().int();
const cents = z.number().int();
const level = z.union([z.literal(1), z.literal(2)]);

const levelFigures = z.object({
  level,
  /** People who signed up at this level. First-degree referrals used the ambassador's link or code. */
  signUps: count,
  /** Referrals of this level with at least one sale that was not fully refunded. Their number decides the tier. */
  customers: count,
  /** Commissions by state, after reversals. `reversed` is the total taken back. */
  cents: z.object({ pending: cents, approved: cents, held: cents, paid: cents, reversed: cents }),
  cutBp: count,
  nextTier: z.object({ referrals: count, cutBp: count }).nullable(),
});
export type LevelFigures = z.infer<typeof levelFigures>;

export const earningsOverview = z.object({
  isActive: z.boolean(),
  /** Whether the account belongs to the sample data of a demo. */
  isSample: z.boolean(),
  clicks: z.object({ total: count, last30Days: count }),
  levels: z.array(levelFigures),
  /** The ledger's balance: commissions earned, less reversals and payouts. */
  balanceCents: cents,
  /** The part of the balance that a payout requested now would pay; negative if more was paid than is due. */
  payableCents: cents,
  /** Whether payout details and a tax form are stored, so that a payout can be sent. */
  isPayoutSetUp: z.boolean(),
  schedule: z.object({ version: count, effectiveFrom: z.iso.date() }),
  isListed: z.boolean(),
});
export type EarningsOverview = z.infer<typeof earningsOverview>;

const disputes = ['open', 'won', 'lost'] as const;

const sale = z.object({
  /** The invoice's ID. */
  id: z.string(),
  at,
  level: level.nullable(),
  /** The buyer's initials if the caller referred them directly; otherwise null. */
  buyer: z.string().nullable(),
  revenueCents: cents,
  cutBp: count.nullable(),
  earnedCents: cents,
  reversedCents: cents,
  paidCents: cents,
  state: z.enum(commissionStates).nullable(),
  approvesAt: at.nullable(),
  /** Why the sale earned no commission; null if it did. */
  reason: z.enum(saleReasons).nullable(),
  /** Why the commission is on hold; null if it is not. */
  holdReason: z.string().nullable(),
  dispute: z.enum(disputes).nullable(),
});
export type Sale = z.infer<typeof sale>;

export const saleTrace = z.object({
  sale,
  /** The first visit stored in the buyer’s browser; null without analytics consent and for second-degree sales. */
  visit: z.object({ at, path: z.string(), code: z.string().nullable() }).nullable(),
  signedUpAt: at,
  /** The referral link that the buyer signed up with, whether it is the caller's, and since when. */
  link: z.object({ code: z.string(), boundAt: at, isYours: z.boolean() }).nullable(),
  /** How the subscription was credited, and whether to the caller. Only the code's owner sees the code. */
  credit: z
    .object({ source: z.enum(['code', 'link', 'invoice']), code: z.string().nullable(), at, isYours: z.boolean() })
    .nullable(),
  invoice: z.object({
    status: z.string(),
    at,
    paidCents: cents,
    refundedCents: cents,
    dispute: z.enum(disputes).nullable(),
  }),
  /** The rate of the commission; null without one. */
  rate: z
    .object({
      ...{ version: count, effectiveFrom: z.iso.date().nullable(), referrals: count, cutBp: count },
      /** Whether the rate comes from terms agreed with the caller instead of the schedule. */
      isAgreed: z.boolean(),
      /**
       * Set when the rate is 0% because the terms require a first-degree sale within this many days and there was none.
       */
      unmetActivityDays: count.nullable(),
    })
    .nullable(),
  approvedAt: at.nullable(),
  paidAt: at.nullable(),
  holdReason: z.string().nullable(),
  entries: z.array(z.object({ kind: z.enum(commissionEntryKinds), cents, at })),
});
export type SaleTrace = z.infer<typeof saleTrace>;

/** Filters of the sales list: all, those with a commission in a given state, or those without one. */
export const saleFilters = ['all', ...commissionStates, 'none'] as const;
export type SaleFilter = (typeof saleFilters)[number];

const person = z.object({
  /** The person's initials. */
  name: z.string(),
  joinedAt: at,
  by: z.enum(['link', 'code']),
  /** Number of payments that earned the caller a commission. */
  payments: count,
  /** Number of people that this person referred. */
  referred: count,
  /** What the caller earned from this person’s payments, after reversals. */
  earnedCents: cents,
});
export type Person = z.infer<typeof person>;

const cursor = z.string().max(300).optional();

export const earningsContract = defineContract({
  overview: {
    method: 'GET',
    path: '/api/referrals/overview',
    access: 'member',
    summary: 'Get the caller’s clicks, sign-ups, customers, commissions by state and tier, for both degrees.',
    response: earningsOverview,
  },
  people: {
    method: 'GET',
    path: '/api/referrals/people',
    access: 'member',
    summary: 'List the people whom the caller referred, latest first, by their initials.',
    query: z.object({ cursor }),
    response: z.object({ items: z.array(person), nextCursor: z.string().nullable() }),
  },
  sales: {
    method: 'GET',
    path: '/api/referrals/sales',
    access: 'member',
    summary: 'List the sales of both degrees, latest first, each with its commission or the reason why it has none.',
    query: z.object({ filter: z.enum(saleFilters).default('all'), cursor }),
    response: z.object({ items: z.array(sale), nextCursor: z.string().nullable(), isSample: z.boolean() }),
  },
  trace: {
    method: 'GET',
    path: '/api/referrals/sales/:id',
    access: 'member',
    summary: 'Get why a sale paid or did not, from the visit to the state of its commission.',
    response: saleTrace,
  },
});
