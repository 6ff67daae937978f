import type { DateOnly } from '@/lib/domain/shared/dates';

/** Kinds of entries. A mistake is not edited: a public correction reverses it. */
export const entryKinds = ['issue', 'transfer', 'pool-increase', 'grant', 'conversion', 'correction'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** In table order. SAFEs are counted as the shares at their cap. */
export const shareClasses = ['common', 'preferred', 'safe', 'pool-granted', 'pool-ungranted'] as const;
export type ShareClass = (typeof shareClasses)[number];

/** Issued shares, as opposed to promised ones. */
export const issuedClasses: readonly ShareClass[] = ['common', 'preferred'];

/** Groups of holders instead of names: a closed list, so that the public ledger cannot contain a person. */
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

/** The effect of an entry: moves shares between holdings, or creates or removes them. */
export type Movement = { from: Holding | null; to: Holding | null };

export type CapTableEntry = Movement & {
  /** From 1, without a gap. */
  number: number;
  kind: EntryKind;
  on: DateOnly;
  /** The entry that a correction reverses. */
  corrects: number | null;
};
