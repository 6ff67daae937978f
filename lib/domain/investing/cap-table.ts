import type { DateOnly } from '@/lib/domain/shared/dates';

/** Kinds of entries. Mistakes are not edited but reversed by a public correction. */
export const entryKinds = ['issue', 'transfer', 'pool-increase', 'grant', 'conversion', 'correction'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Share classes, in table order. SAFEs count as the shares that they convert to at their cap. */
export const shareClasses = ['common', 'preferred', 'safe', 'pool-granted', 'pool-ungranted'] as const;
export type ShareClass = (typeof shareClasses)[number];

/** Classes of issued shares; the others are promised. */
export const issuedClasses: readonly ShareClass[] = ['common', 'preferred'];

/** Groups of holders instead of names. A closed list, so that the public ledger cannot name a person. */
export const holderGroups = [
  'founder',
  'equality',
  'team',
  'community',
  'angels',
  'investors-pre-seed',
  'investors-seed',
  'investors-series-a',
  'investors-series-b',
  'investors-series-c',
  'investors-crowdfunding',
  'pool',
] as const;
export type HolderGroup = (typeof holderGroups)[number];

/** Shares of one class held by one group. */
export type Holding = { class: ShareClass; holder: HolderGroup; shares: bigint };

/**
 * The effect of an entry: moves shares between holdings, issues them (`from` is null) or cancels them (`to` is null).
 */
export type Movement = { from: Holding | null; to: Holding | null };

export type CapTableEntry = Movement & {
  /** Consecutive number, starting at 1. */
  number: number;
  kind: EntryKind;
  on: DateOnly;
  /** The entry that a correction reverses. */
  corrects: number | null;
};
