import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { provenance } from '@/lib/contracts/shared/provenance';

/** An option's price per share, as brokers quote it, in dollars and whole cents. */
const price = (min: number, sentence: string) =>
  z
    .number('Enter a price in dollars, like 4.10')
    .min(min, sentence)
    .max(10_000, 'Enter the price per share, at most $10,000')
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'Enter whole cents');

export const outcomeReport = z.object({
  paid: price(0.01, 'Enter a price above zero'),
  received: price(0, 'Enter zero or more'),
});

/** Returns in percent of the price paid. */
const figures = z.object({ average: z.number(), median: z.number(), gainShare: z.number() });

const results = z.object({
  members: z.number().int(),
  trades: z.number().int(),
  own: figures,
  record: figures,
  gap: z.object({ average: z.number(), low: z.number(), high: z.number() }),
});

export const outcomeSurvey = z.object({
  /** Null below `leastMembers`; the response then contains no counts either. */
  results: results.nullable(),
  leastMembers: z.number().int(),
  /** The results include reports made before this time. */
  until: z.iso.datetime(),
  meta: provenance,
});
export type OutcomeSurvey = z.infer<typeof outcomeSurvey>;

const ownSignal = z.object({
  id: z.string(),
  symbol: z.string(),
  tradeType: z.enum(['Call', 'Put']),
  strike: z.number(),
  expiration: z.iso.date(),
  closeDate: z.iso.date(),
  /** Return of the signal on the record, in percent. */
  recordResult: z.number(),
  own: z.object({ paid: z.number(), received: z.number(), result: z.number() }).nullable(),
});
export type OwnOutcomeSignal = z.infer<typeof ownSignal>;

export const ownOutcomes = z.object({
  hasJoined: z.boolean(),
  /** Whether the member has a plan, which reporting results requires. */
  hasPlan: z.boolean(),
  /** Closed signals to report on, latest first; empty before joining. */
  signals: z.array(ownSignal),
});
export type OwnOutcomes = z.infer<typeof ownOutcomes>;

/** The outcome survey: results that members report, compared with the record of the same signals. */
export const outcomesContract = defineContract({
  results: {
    method: 'GET',
    path: '/api/outcomes',
    access: 'public',
    summary:
      'Get what members reported for closed signals beside the record for the same signals. Without figures below thirty members. Updated on the first of each month.',
    response: outcomeSurvey,
    sharedForS: 60,
  },
  own: {
    method: 'GET',
    path: '/api/outcomes/own',
    access: 'member',
    summary: 'Get whether the caller takes part, and the closed signals to report on.',
    response: ownOutcomes,
  },
  join: {
    method: 'PUT',
    path: '/api/outcomes/own',
    access: 'member',
    summary: 'Join the survey, with a plan. The consent is stored with its text.',
    body: z.object({ consent: z.literal(true, 'Please agree to take part') }),
    response: ownOutcomes,
  },
  leave: {
    method: 'DELETE',
    path: '/api/outcomes/own',
    access: 'member',
    summary: 'Leave the survey and delete all reported results.',
    response: ownOutcomes,
  },
  report: {
    method: 'PUT',
    path: '/api/outcomes/own/:id',
    access: 'member',
    summary: 'Report the prices paid and received per share for a closed signal, or replace them.',
    body: outcomeReport,
    response: ownOutcomes,
  },
  remove: {
    method: 'DELETE',
    path: '/api/outcomes/own/:id',
    access: 'member',
    summary: 'Delete a reported result.',
    response: ownOutcomes,
  },
});
