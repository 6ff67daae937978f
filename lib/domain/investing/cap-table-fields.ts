import type { CapTableEntry, Holding } from './cap-table';

/** An entry as stored, with its reference, reason and recording time. */
export type StoredEntry = CapTableEntry & {
  reference: string;
  reason: string;
  isSample: boolean;
  /** ISO timestamp with milliseconds, in UTC. */
  recordedAt: string;
};

/**
 * Columns of the cap table file: the hashed values in their order, including the previous hash, then the entry's own
 * hash.
 */
export const capTableColumns = [
  'number',
  'reference',
  'kind',
  'on',
  'from_class',
  'from_holder',
  'from_shares',
  'to_class',
  'to_holder',
  'to_shares',
  'corrects',
  'reason',
  'sample',
  'recorded_at',
  'previous_hash',
  'hash',
] as const;

/** The hashed values, in column order. The previous hash is added by `chainText`. */
export const hashedFields = (entry: StoredEntry) => [
  entry.number,
  entry.reference,
  entry.kind,
  entry.on,
  ...sideFields(entry.from),
  ...sideFields(entry.to),
  entry.corrects,
  entry.reason,
  entry.isSample ? 'sample' : 'real',
  entry.recordedAt,
];

const sideFields = (side: Holding | null) => (side ? [side.class, side.holder, side.shares] : [null, null, null]);

/** Path of the file with the whole cap table. */
export const capTableFilePath = '/api/cap-table/ledger.csv';
