import { z } from 'zod';
import { entryKinds, holderGroups, shareClasses } from '@/lib/domain/investing/cap-table';
import { capTableFilePath } from '@/lib/domain/investing/cap-table-fields';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { line } from '@/lib/contracts/shared/fields';
import { provenance } from '@/lib/contracts/shared/provenance';

/** A whole number of shares as a string of digits, because a JavaScript number would round values beyond 2^53. */
const shares = z.string().regex(/^[1-9]\d{0,17}$/, 'Enter a whole number of shares, at least 1');
const holding = z.object({ class: z.enum(shareClasses), holder: z.enum(holderGroups), shares });
const side = holding.nullable();
const hash = z.string().regex(/^[0-9a-f]{64}$/);

const capTableEntry = z.object({
  number: z.number().int(),
  reference: z.string(),
  kind: z.enum(entryKinds),
  on: z.iso.date(),
  from: side,
  to: side,
  corrects: z.number().int().nullable(),
  reason: z.string(),
  isSample: z.boolean(),
  recordedAt: z.iso.datetime(),
  previousHash: hash,
  hash,
});
export type WireEntry = z.infer<typeof capTableEntry>;

const capTable = z.object({
  on: z.iso.date(),
  holdings: z.array(holding),
  /** Ledger entries up to `on`, oldest first. */
  entries: z.array(capTableEntry),
  /** The hash of the last entry. */
  headHash: hash.nullable(),
  meta: provenance,
});
export type CapTable = z.infer<typeof capTable>;

const reference = line(60).refine((text) => /^\w[\w./-]*$/.test(text), 'Use only letters, digits and . _ / -');
// A reason must not start like a spreadsheet formula, because the exported CSV must equal the hashed text.
const reason = line(300).refine((text) => /^[\p{L}\p{N}]/u.test(text), 'Start with a letter or digit');
const added = z.object({ entry: capTableEntry, isNew: z.boolean() });
const common = { reference, on: z.iso.date().optional(), reason };

/** The public cap table, computed from its ledger, and the operator's calls to add entries. */
export const capTableContract = defineContract({
  read: {
    method: 'GET',
    path: '/api/cap-table',
    access: 'public',
    summary: 'Get the cap table on a date by class and group, with its ledger entries.',
    query: z.object({ on: z.iso.date().optional() }),
    response: capTable,
    sharedForS: 60,
  },
  file: {
    method: 'GET',
    path: capTableFilePath,
    access: 'public',
    summary: 'Download the full ledger with hashes as CSV.',
    response: z.string(),
    produces: 'text/csv',
    sharedForS: 60,
  },
  add: {
    method: 'POST',
    path: '/api/ops/cap-table',
    access: 'operator',
    summary: 'Add a ledger entry. Idempotent by reference.',
    body: z.object({
      ...common,
      kind: z.enum(entryKinds).exclude(['correction']),
      from: side.default(null),
      to: side.default(null),
    }),
    response: added,
  },
  correct: {
    method: 'POST',
    path: '/api/ops/cap-table/corrections',
    access: 'operator',
    summary: 'Reverse a ledger entry with a correcting entry.',
    body: z.object({ ...common, corrects: z.number().int().min(1) }),
    response: added,
  },
});
