import type { CapTableEntry, Holding } from './cap-table';

/** A stored entry: with reference, reason, and recording time. */
export type StoredEntry = CapTableEntry & {
  reference: string;
  reason: string;
  isSample: boolean;
  /** An instant with milliseconds, in UTC. */
  recordedAt: string;
};

/** The file's columns, in the order in which an entry is hashed, without its own hash. */
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

/** All but the two hashes, in that order. */
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

/** The path of the whole cap table as a file. */
export const capTableFilePath = '/api/cap-table/ledger.csv';
