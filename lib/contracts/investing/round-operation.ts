import { z } from 'zod';
import { commitmentEndings, roundStates } from '@/lib/domain/investing/rounds';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { line, title } from '@/lib/contracts/shared/fields';

const cents = z.int().positive();
const https = z.url({ protocol: /^https$/, error: 'Enter an https address' });
const sentences = z.array(line(500)).max(30);

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lowercase letters, digits and hyphens')
  .max(60);

/** A round as the operator submits it. Amounts are in cents. */
export const roundDraft = z.object({
  slug: slug.refine((value) => value !== 'own', 'Please choose another name'),
  name: title(80),
  firstLookHours: z.int().min(0).max(720),
  deadlineAt: z.iso.datetime().nullable().default(null),
  minimumCents: cents,
  targetCents: cents,
  smallestCents: cents,
  largestCents: cents,
  security: line(120),
  priceCents: cents.nullable().default(null),
  valuationCapCents: cents.nullable().default(null),
  useOfProceeds: line(500),
  issuer: z.object({
    legalName: line(120),
    address: line(200),
    phone: line(40),
    website: https,
    email: z.email(),
    about: line(300),
  }),
  known: sentences,
  risks: sentences.min(1, 'Describe what can go wrong'),
  documents: z.array(z.object({ title: line(80), href: https })).max(20),
  portalName: line(120).nullable().default(null),
  portalUrl: https.nullable().default(null),
  portalRegistration: line(80).nullable().default(null),
  formCFiledOn: z.iso.date().nullable().default(null),
});
export type RoundDraft = z.infer<typeof roundDraft>;

const state = z.enum(roundStates);
const moved = z.object({ slug: z.string(), state, publicAt: z.iso.datetime().nullable() });

export const roundOperationContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/ops/rounds',
    access: 'operator',
    summary: 'List all rounds with status and the count and sum of reservations and commitments.',
    response: z.object({
      items: z.array(
        moved.extend({
          name: z.string(),
          deadlineAt: z.iso.datetime().nullable(),
          reservations: z.object({ count: z.number(), cents: z.number() }),
          commitments: z.object({ count: z.number(), cents: z.number() }),
        }),
      ),
    }),
  },
  save: {
    method: 'PUT',
    path: '/api/ops/rounds',
    access: 'operator',
    summary: 'Create or update a round. Live rounds cannot be changed.',
    body: roundDraft,
    response: moved,
  },
  move: {
    method: 'POST',
    path: '/api/ops/rounds/:slug/moves',
    access: 'operator',
    summary: 'Advance a round to its next state.',
    body: z.object({ to: state }),
    response: moved,
  },
  change: {
    method: 'POST',
    path: '/api/ops/rounds/:slug/changes',
    access: 'operator',
    summary: 'Announce a material change. Commitments must be reconfirmed within 5 business days.',
    body: z.object({ text: line(1000) }),
    response: z.object({ reconfirmBy: z.iso.datetime(), deadlineAt: z.iso.datetime(), asked: z.number() }),
  },
  commitments: {
    method: 'GET',
    path: '/api/ops/rounds/:slug/commitments',
    access: 'operator',
    summary: 'List the commitments of a round by ID, without names.',
    response: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          amountCents: z.number(),
          heldCents: z.number().nullable(),
          handedOverAt: z.iso.datetime(),
          reconfirmBy: z.iso.datetime().nullable(),
          ending: z.enum(commitmentEndings).nullable(),
        }),
      ),
    }),
  },
  mirror: {
    method: 'PUT',
    path: '/api/ops/commitments/:id',
    access: 'operator',
    summary: 'Record the amount the intermediary holds for a commitment.',
    body: z.object({ heldCents: z.int().nonnegative(), asOf: z.iso.datetime() }),
    response: z.object({ id: z.string(), heldCents: z.number() }),
  },
});
