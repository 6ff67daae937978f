import { z } from 'zod';
import { ideaStates, tradeTypes } from '@/lib/domain/leads/lead-choices';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { line } from '@/lib/contracts/shared/fields';
import { choice, leadFields, paragraph } from './lead-fields';
import { leadAnswer } from './phone-numbers';

const isTicker = (value: string) => /^[A-Za-z][A-Za-z0-9]{0,5}([.-][A-Za-z]{1,2})?$/.test(value);
const isCents = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

export const idea = z.object({
  ...leadFields,
  symbol: line(10)
    .refine(isTicker, 'Please enter a symbol such as AAPL')
    .transform((value) => value.toUpperCase()),
  tradeType: choice(tradeTypes, 'Please choose call or put'),
  /** Strike price in US dollars. */
  strike: z
    .number({ error: 'Please enter an amount in dollars' })
    .min(0.01, 'Please enter an amount above $0')
    .max(100_000, 'Please enter at most 100,000')
    .refine(isCents, 'Please enter dollars and cents'),
  expiration: z.iso.date('Please enter a date'),
  reason: paragraph(500).optional(),
});

export const publicIdea = z.object({
  id: z.string(),
  symbol: z.string(),
  tradeType: z.enum(tradeTypes),
  strike: z.number(),
  expiration: z.iso.date(),
  reason: z.string().nullable(),
  submittedOn: z.iso.date(),
});
export type PublicIdea = z.infer<typeof publicIdea>;

const reviewedIdea = publicIdea.extend({ state: z.enum(ideaStates) });

export const trackerContract = defineContract({
  submit: {
    method: 'PUT',
    path: '/api/public-tracker/submissions',
    access: 'public',
    summary: 'Submit an idea to the public tracker. It appears after review.',
    body: idea,
    response: leadAnswer,
  },
  list: {
    method: 'GET',
    path: '/api/public-tracker/submissions',
    access: 'public',
    summary: 'List the latest 50 published ideas, newest first, without their authors.',
    response: z.object({ items: z.array(publicIdea), nextCursor: z.string().nullable() }),
    sharedForS: 60,
  },
  review: {
    method: 'GET',
    path: '/api/ops/tracker',
    access: 'operator',
    summary: 'List the latest 100 ideas by state, newest first. Defaults to pending.',
    query: z.object({ state: z.enum(ideaStates).default('waiting') }),
    response: z.object({ items: z.array(reviewedIdea), nextCursor: z.string().nullable() }),
  },
  decide: {
    method: 'PUT',
    path: '/api/ops/tracker/:id',
    access: 'operator',
    summary: 'Publish or reject an idea.',
    body: z.object({ state: z.enum(['shown', 'refused']) }),
    response: reviewedIdea,
  },
});
