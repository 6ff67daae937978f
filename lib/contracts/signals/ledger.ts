import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { provenance } from '@/lib/contracts/shared/provenance';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const head = z.object({ number: z.number().int(), hash });

const ledgerHead = z.object({
  /** Null before the first signal. */
  head: head.extend({ at: z.iso.datetime() }).nullable(),
  /** The head at the end of each UTC day with entries, latest first. */
  days: z.array(head.extend({ day: z.iso.date() })),
  /** URL of the ledger file. */
  file: z.string(),
  meta: provenance,
});
export type LedgerHeadAnswer = z.infer<typeof ledgerHead>;

export const ledgerContract = defineContract({
  head: {
    method: 'GET',
    path: '/api/ledger/head',
    access: 'public',
    summary: 'Get the last hash of the signal ledger, now and at the end of each of the last 30 days with an entry.',
    response: ledgerHead,
    sharedForS: 60,
  },
});
