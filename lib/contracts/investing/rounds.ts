import { z } from 'zod';
import { commitmentEndings, roundStates } from '@/lib/domain/investing/rounds';
import { defineContract } from '@/lib/contracts/shared/endpoint';

const instant = z.iso.datetime();
const cents = z.number().int();
const state = z.enum(roundStates);

/** The data of a round that lists may show; no terms. */
export const roundCard = z.object({
  slug: z.string(),
  name: z.string(),
  about: z.string(),
  state,
  /** When the current state began. */
  stateAt: instant,
  firstLookAt: instant,
  publicAt: instant,
  isSample: z.boolean(),
});
export type RoundCard = z.infer<typeof roundCard>;

export const portal = z.object({ name: z.string(), url: z.url(), registration: z.string() });

const common = roundCard.extend({
  /** Each change of state, oldest first. */
  moves: z.array(z.object({ at: instant, to: state })),
  asOf: instant,
});

/** Planned terms. A round has a price per unit, a valuation cap or both; neither may be set before the filing. */
const terms = {
  security: z.string(),
  priceCents: cents.nullable(),
  valuationCapCents: cents.nullable(),
  minimumCents: cents,
  targetCents: cents,
  useOfProceeds: z.string(),
};

/** A round before the filing: facts, risks and planned terms, always with the legend (17 CFR 227.206). */
const interest = common.extend({
  phase: z.literal('interest'),
  known: z.array(z.string()),
  risks: z.array(z.string()),
  documents: z.array(z.object({ title: z.string(), href: z.url() })),
  ...terms,
  /** Min and max reservation of one investor. */
  smallestCents: cents,
  largestCents: cents,
  deadlineAt: instant.nullable(),
  /** Open reservations, which are not binding. */
  reserved: z.object({ count: z.int(), cents }),
});

/** A live round: only what a notice may say (17 CFR 227.204). */
const notice = common.extend({
  phase: z.literal('notice'),
  portal,
  issuer: z.object({
    legalName: z.string(),
    address: z.string(),
    phone: z.string(),
    website: z.url(),
    email: z.string(),
  }),
  ...terms,
  deadlineAt: instant,
  /** The amount that the intermediary reports to hold, with the date of its report; null before the first report. */
  held: z.object({ cents, asOf: instant }).nullable(),
  formCFiledOn: z.iso.date(),
});

const over = common.extend({ phase: z.literal('over') });

export const roundPage = z.discriminatedUnion('phase', [interest, notice, over]);
export type RoundPage = z.infer<typeof roundPage>;

const reservation = z.object({ amountCents: cents, reservedAt: instant });
export const commitment = z.object({
  amountCents: cents,
  handedOverAt: instant,
  heldCents: cents.nullable(),
  heldAsOf: instant.nullable(),
  reconfirmBy: instant.nullable(),
  ending: z.enum(commitmentEndings).nullable(),
  endedAt: instant.nullable(),
});
export type Commitment = z.infer<typeof commitment>;

/** An investor's state in a round. */
export const roundInvestorStatus = z.object({
  state,
  isSample: z.boolean(),
  smallestCents: cents,
  largestCents: cents,
  canReserve: z.boolean(),
  canHandOver: z.boolean(),
  /** The time until which a commitment can be canceled; null without a deadline. */
  cancelUntil: instant.nullable(),
  portal: portal.nullable(),
  reservation: reservation.nullable(),
  commitment: commitment.nullable(),
  /** Material changes since the commitment, newest first. */
  changes: z.array(z.object({ at: instant, text: z.string(), reconfirmBy: instant })),
  /**
   * Total of the commitments made through this site in the last 12 months and not canceled. Counts toward the
   * investment limit.
   */
  yearCents: cents,
});
export type RoundInvestorStatus = z.infer<typeof roundInvestorStatus>;

const named = z.object({ slug: z.string(), name: z.string(), state, isSample: z.boolean() });
export const ownRounds = z.object({
  reservations: z.array(reservation.extend({ round: named })),
  commitments: z.array(commitment.extend({ round: named, cancelUntil: instant.nullable(), portal: portal.nullable() })),
  /** Total of the commitments made through this site in the last 12 months and not canceled. */
  yearCents: cents,
  asOf: instant,
});
export type OwnRounds = z.infer<typeof ownRounds>;

const amount = z.object({ amountCents: z.int('Please enter an amount in dollars').min(1, 'Please enter an amount') });

export const roundsContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/rounds',
    access: 'optional',
    summary: 'List the rounds visible to the caller. Investors see each round early, during its first look.',
    response: z.object({ items: z.array(roundCard), asOf: instant }),
  },
  own: {
    method: 'GET',
    path: '/api/rounds/own',
    access: 'investor',
    summary: 'List the investor’s reservations and commitments, and their 12-month total.',
    response: ownRounds,
  },
  read: {
    method: 'GET',
    path: '/api/rounds/:slug',
    access: 'optional',
    summary: 'Get a round with the details its state allows.',
    response: roundPage,
  },
  investorStatus: {
    method: 'GET',
    path: '/api/rounds/:slug/standing',
    access: 'investor',
    summary: 'Get the investor’s reservation and commitment in a round.',
    response: roundInvestorStatus,
  },
  reserve: {
    method: 'PUT',
    path: '/api/rounds/:slug/reservation',
    access: 'investor',
    summary: 'Create or update a non-binding reservation. No money is taken.',
    body: amount.extend({ hasReadLegend: z.literal(true, 'Confirm that you have read this') }),
    response: roundInvestorStatus,
  },
  withdraw: {
    method: 'DELETE',
    path: '/api/rounds/:slug/reservation',
    access: 'investor',
    summary: 'Cancel a reservation.',
    response: roundInvestorStatus,
  },
  continueToPortal: {
    method: 'PUT',
    path: '/api/rounds/:slug/commitment',
    access: 'investor',
    summary: 'Record that the investor continued to the registered intermediary, which takes the commitment.',
    body: amount,
    response: roundInvestorStatus,
  },
  cancel: {
    method: 'DELETE',
    path: '/api/rounds/:slug/commitment',
    access: 'investor',
    summary: 'Cancel a commitment until 48 hours before the deadline.',
    response: roundInvestorStatus,
  },
  reconfirm: {
    method: 'POST',
    path: '/api/rounds/:slug/reconfirmation',
    access: 'investor',
    summary: 'Reconfirm a commitment after a material change.',
    response: roundInvestorStatus,
  },
});
