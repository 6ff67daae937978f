import type { CapTableEntry, Holding } from './cap-table';

/** An entry as it is kept: with what it is called, why it was made, and when it was written down. */
export type KeptEntry = CapTableEntry & {
  reference: string;
  reason: string;
  isSample: boolean;
  /** An instant with milliseconds, in UTC. */
  recordedAt: string;
};

/** The columns of the file; their order is the order in which an entry is hashed, its own hash left out. */
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
export const hashedFields = (entry: KeptEntry) => [
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

/** Where the whole ledger is, as a file. */
export const capTableFilePath = '/api/cap-table/ledger.csv';
