import type { LeadFormName } from '@/lib/domain/shared/lead-form-names';
import type { Interval, Tier } from '@/lib/domain/membership/plans';
import type { CommitmentFigure } from '@/lib/content/investing/commitments';
import type { Joiner } from '@/lib/content/marketing/joiners';
import type { LeadFormCopy } from '../leads/lead-form-copy';
import type { PlaceMapFigure } from '@/lib/content/places/place-map';
import type { OpenRound } from '../investing/open-round';
import type { PayoutTableRow } from '@/lib/content/referrals/payouts';
import type { StoryContent } from '@/lib/content/research/story-blocks';
import type { TeamRole } from '@/lib/content/marketing/team';
import type { BlockLink } from './block-link';

/** A plan's card, with monthly and yearly prices and the link to buy it. */
export type PlanCard = {
  tier: 'free' | Tier;
  name: string;
  /** One text, or one for each interval. */
  summary: string | Record<Interval, string>;
  isRecommended?: boolean;
  prices: Record<Interval, { price: string; per?: string; note?: string }>;
  /** Terms for everyone who chooses the plan. */
  terms?: string;
  /** Part of the price text for those who are eligible for a test drive. */
  trial?: string;
  list: readonly string[];
  footNote: string;
  /** The plan's link for each interval. Members on the free plan see it only if it leads to a checkout. */
  action: { label: string; to: Record<Interval, { href: string }> };
};

/** A sector row with its number of stocks and index trend, if known. The trend comes with the page data. */
type SectorLink = BlockLink & {
  slug: string;
  stocks?: string;
  spark?: { line: string; isFall: boolean; summary: string; change: { percent: number; text: string } };
};

/** The content card of section 3. */
export type ContentCard = {
  category: string;
  title: string;
  description: string;
  paragraph: string;
  list: readonly string[];
  footNote: string;
  link?: BlockLink;
};

type Heading = { title: string; text?: string };

/** The content of each block kind. Each has a renderer; track record figures come with the page data. */
type BlockContent = {
  /** Shown with the track record's equity curve. Members see `memberNote` instead of `note`. */
  hero: Heading & {
    eyebrow: string;
    text: string;
    actions: readonly BlockLink[];
    note: string;
    memberNote: { text: string; link: BlockLink };
  };
  joiners: Heading & { joiners: readonly Joiner[] };
  /** The latest `rows` trades. */
  record: Heading & { rows: number; links: readonly BlockLink[] };
  /** Sector rows, whose sparklines and changes over `period` come with the page data. */
  sectors: Heading & {
    sectors: readonly SectorLink[];
    period: string;
    link: BlockLink;
    lines?: { text: string; isSample: boolean };
  };
  payouts: Heading & { rows: readonly PayoutTableRow[]; derivedNote: string };
  statement: { eyebrow: string; title: string; text: string };
  cards: Heading & { cards: readonly ContentCard[] };
  /** `saving` is shown next to the interval switch, `note` below it. */
  plans: { title: string; text: string; saving?: string; note?: string; plans: readonly PlanCard[] };
  figures: Heading & { figures: readonly CommitmentFigure[] };
  steps: Heading & { steps: readonly { title: string; text: string }[] };
  /** Questions with short answers, followed by `blocks`, each of which answers the question in its title. */
  faq: Heading & { questions: readonly { question: string; answer: string }[]; blocks?: readonly PlainBlock[] };
  team: Heading & { roles: readonly TeamRole[] };
  /** An inline form, created with `leadBlock(form, title, text)`. */
  lead: { title: string; text: string; form: LeadFormName; copy: LeadFormCopy };
  /** Members see `memberTitle` and `memberText` instead, if present. */
  cta: { title: string; text: string; memberTitle?: string; memberText?: string; actions: readonly BlockLink[] };
};

type AllContent = BlockContent & StoryContent;
export type PlainBlock = { [Kind in keyof AllContent]: { kind: Kind } & AllContent[Kind] }[keyof AllContent];

/** Two blocks side by side on wide screens. If uneven, the first is wider. */
type ColumnsBlock = { kind: 'columns'; isUneven?: true; blocks: readonly [PlainBlock, PlainBlock] };

/** Blocks next to a headline whose content comes with the page's data, because the build does not have it. */
export type DataBlock =
  /** The equity curve of the track record. */
  | { kind: 'curve' }
  /** A map of all places of one kind. */
  | { kind: 'placeMap'; figure: PlaceMapFigure | null }
  /** Rounds that are open for commitments, without terms or plans. */
  | { kind: 'openRounds'; rounds: readonly OpenRound[] | null };

/** The top of a page: headline, actions, and a supporting block. */
type OpeningBlock = {
  kind: 'opening';
  eyebrow: string;
  title: string;
  text: string;
  actions: readonly BlockLink[];
  note: string;
  blocks: readonly [PlainBlock | DataBlock];
};

export type Block = PlainBlock | ColumnsBlock | OpeningBlock;
export type BlockKind = (Block | DataBlock)['kind'];
export type BlockOf<Kind extends BlockKind> = Extract<Block | DataBlock, { kind: Kind }>;

export type ContentPage = { title: string; description: string; blocks: readonly Block[] };

/** All block kinds of a page, nested ones included, so that its renderers are complete. */
export type KindsOf<Page extends ContentPage> = KindsIn<Page['blocks'][number]>;
type KindsIn<Part> = Part extends { kind: infer Kind extends BlockKind }
  ? Kind | (Part extends { blocks: readonly (infer Inner)[] } ? KindsIn<Inner> : never)
  : never;
