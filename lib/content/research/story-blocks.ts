import type { BlockLink } from '../shared/block-link';
import type { EarningsView } from '../referrals/earnings-figures';
import type { LadderDegree } from '@/lib/content/referrals/ladder';
import type { SocialLink } from '@/lib/content/marketing/social';

type Heading = { title: string; text?: string };
/** A disclosure shown as a sentence next to a claim. */
type Noted = { note?: string };

/** A worked example: a result and how it was computed. */
export type WorkedExample = {
  title: string;
  lines: readonly { label: string; sum: string; result: string }[];
  total: { label: string; result: string };
};

export type Row = { title: string; text: string; aside?: string; link?: BlockLink };
export type Stage = { when: string; title: string; text: string };

/** A table with text cells. */
export type Matrix = {
  caption: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly string[] }[];
};

/** Block kinds used on the pages about joining, each for one kind of content. */
export type StoryContent = {
  /** Key terms at a glance. */
  facts: { title: string; facts: readonly { label: string; value: string; href?: string }[]; note?: string };
  /** The reader, their referrals, and the referrals of their referrals. */
  degrees: { title: string; columns: readonly { label: string; text: string }[]; summary: string; caption: string };
  /** How the commission rate rises with the number of referrals. */
  ladder: Heading & { figure: string; degrees: readonly LadderDegree[]; summary: string; caption: string };
  worked: Heading & Noted & { examples: readonly WorkedExample[] };
  /**
   * The earnings calculator. Requires the actual earnings of all ambassadors from the page's data; without them it is
   * not shown.
   */
  earnings: Heading & Noted & { view: EarningsView | null };
  /** Similar things side by side, to show their differences. */
  contrast: Heading & Noted & { sides: readonly { title: string; entries: readonly string[] }[] };
  /** With `foldLabel`, the table is collapsed on phones. */
  matrix: Heading & Noted & Matrix & { foldLabel?: string };
  /** Stages in order. `backTo` names the stage that a cycle returns to. */
  timeline: Heading & Noted & { stages: readonly Stage[]; backTo?: string };
  rows: Heading & Noted & { rows: readonly Row[]; isRefusal?: boolean };
  /** Parts of a whole, drawn to scale. */
  spans: Heading & Noted & { unit: string; parts: readonly { length: number; title: string; text: string }[] };
  /** Bars of shareholdings in a cap table. */
  shares: {
    title: string;
    bars: readonly { label: string; parts: readonly { percent: number; label: string; isMeant: boolean }[] }[];
    caption: string;
  };
  /** Growth over several years, as a curve and in numbers. */
  fold: Heading & {
    figure: string;
    values: readonly number[];
    from: string;
    to: string;
    summary: string;
    facts: readonly { label: string; value: string; note: string }[];
    caption: string;
  };
  sources: Heading & { sources: readonly { title: string; text: string; href: string }[] };
  social: Heading & { links: readonly SocialLink[] };
};
