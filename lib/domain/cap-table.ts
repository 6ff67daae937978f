import type { DateOnly } from './dates';

/** What can happen to shares. A mistake is not changed: a correction undoes it, in public. */
export const entryKinds = ['issue', 'transfer', 'pool-increase', 'grant', 'conversion', 'correction'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** In the order of the table. Promises to convert (SAFEs) are counted as the shares that their cap gives. */
export const shareClasses = ['common', 'preferred', 'safe', 'pool-granted', 'pool-ungranted'] as const;
export type ShareClass = (typeof shareClasses)[number];

/** Shares that exist, beside those that are only promised. */
export const issuedClasses: readonly ShareClass[] = ['common', 'preferred'];

/** Who holds, in groups and never by name: a closed list, so that nobody can write a person into the public ledger. */
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

/** Shares of one class in the hands of one group. */
export type Holding = { class: ShareClass; holder: HolderGroup; shares: bigint };

/** What an entry does: takes from one holding, gives to another, or only one of both. */
export type Movement = { from: Holding | null; to: Holding | null };

export type CapTableEntry = Movement & {
  /** From 1, without a gap. */
  number: number;
  kind: EntryKind;
  on: DateOnly;
  /** The entry that a correction undoes. */
  corrects: number | null;
};
