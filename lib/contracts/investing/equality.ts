import { z } from 'zod';
import { backgrounds, equalityBackgrounds } from '@/lib/domain/investing/equality';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { provenance } from '@/lib/contracts/shared/provenance';

const fives = z.number().int().min(0).multipleOf(5);

const publication = z.object({
  /** The first day of the quarter that was published. */
  on: z.iso.date(),
  /** Number of accounts that could have answered. */
  population: fives,
  meant: fives,
  other: fives,
  groups: z.array(z.object({ background: z.enum(equalityBackgrounds), people: fives })),
  /**
   * The rounded total of the groups that are too small to show. 0 if fewer than two are hidden, since the total would
   * reveal a single one.
   */
  merged: fives,
});

const equality = z.object({
  /** Shares from the cap table, in basis points. */
  allocatedBp: z.number().int(),
  heldBp: z.number().int(),
  publication: publication.nullable(),
  meta: provenance,
});
export type Equality = z.infer<typeof equality>;

const ownAnswer = z.object({
  background: z.enum(backgrounds).nullable(),
  consent: z.object({ version: z.number().int(), text: z.string() }),
});
export type OwnDescription = z.infer<typeof ownAnswer>;

/** Progress on the equality commitment, and voluntary self-descriptions. */
export const equalityContract = defineContract({
  read: {
    method: 'GET',
    path: '/api/equality',
    access: 'public',
    summary: 'Get progress on the equality commitment: ledger shares and the last published self-reports.',
    response: equality,
    sharedForS: 60,
  },
  mine: {
    method: 'GET',
    path: '/api/equality/mine',
    access: 'either',
    summary: 'Get the caller’s answer and the current consent text.',
    response: ownAnswer,
  },
  describe: {
    method: 'PUT',
    path: '/api/equality/mine',
    access: 'either',
    summary: 'Save or change the caller’s answer. Optional; stored separately from the account.',
    body: z.object({
      background: z.enum(backgrounds, { error: 'Please choose an answer' }),
      consentVersion: z.number().int(),
    }),
    response: ownAnswer,
  },
  withdraw: {
    method: 'DELETE',
    path: '/api/equality/mine',
    access: 'either',
    summary: 'Delete the caller’s answer. Published figures change with the next quarter.',
    response: ownAnswer,
  },
});
