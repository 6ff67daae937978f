import type { LeadFormName } from '@/lib/domain/lead-forms';
import type { CommitmentFigure } from './commitments';
import type { Joiner } from './joiners';
import type { LeadFormWords } from './lead-forms';
import type { PayoutTableRow } from './payouts';
import type { Spark } from './spark';
import type { StoryContent } from './story-blocks';
import type { TeamRole } from './team';

export type BlockLink = {
  label: string;
  href: string;
  /** What stands in its place for somebody who is signed in. */
  member?: { label: string; href: string };
};

/** A sector as a row: with how many stocks, and which way its index went, where that is known. */
type SectorLink = BlockLink & { slug: string; stocks?: string; spark?: Spark & { summary: string } };

/** Section 3's content card. */
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

/** What each kind of block is made of. A renderer per key; numbers of the trade record come with the page's data. */
type BlockContent = {
  /** Beside its words stands the equity curve of the record. */
  hero: { eyebrow: string; title: string; text: string; actions: readonly BlockLink[]; note: string };
  joiners: Heading & { joiners: readonly Joiner[] };
  /** The last rows of the record, as many as `rows`. */
  record: Heading & { rows: number; links: readonly BlockLink[] };
  /** Their lines, and what those are, come with the page's data. */
  sectors: Heading & { sectors: readonly SectorLink[]; link: BlockLink; lines?: { text: string; isSample: boolean } };
  payouts: Heading & { rows: readonly PayoutTableRow[]; derivedNote: string };
  statement: { eyebrow: string; title: string; text: string };
  cards: Heading & { cards: readonly ContentCard[] };
  figures: Heading & { figures: readonly CommitmentFigure[] };
  steps: Heading & { steps: readonly { title: string; text: string }[] };
  faq: Heading & { questions: readonly { question: string; answer: string }[] };
  team: Heading & { roles: readonly TeamRole[] };
  /** A form in the page; `leadBlock(form, title, text)` makes one, with the words of its fields. */
  lead: { title: string; text: string; form: LeadFormName; words: LeadFormWords };
  cta: { title: string; text: string; actions: readonly BlockLink[] };
};

type AllContent = BlockContent & StoryContent;
type PlainBlock = { [Kind in keyof AllContent]: { kind: Kind } & AllContent[Kind] }[keyof AllContent];

/** Two blocks side by side where there is room. */
type ColumnsBlock = { kind: 'columns'; blocks: readonly [PlainBlock, PlainBlock] };

/** The top of a page: its one headline, what to do, and beside it what bears it out. */
type OpeningBlock = {
  kind: 'opening';
  eyebrow: string;
  title: string;
  text: string;
  actions: readonly BlockLink[];
  note: string;
  blocks: readonly [PlainBlock];
};

export type Block = PlainBlock | ColumnsBlock | OpeningBlock;
export type BlockKind = Block['kind'];
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>;

export type ContentPage = { title: string; description: string; blocks: readonly Block[] };

/** Every kind of block that a page is made of, those inside of others included: what its renderers must draw. */
export type KindsOf<Page extends ContentPage> = KindsIn<Page['blocks'][number]>;
type KindsIn<Part> = Part extends { kind: infer Kind extends BlockKind }
  ? Kind | (Part extends { blocks: readonly (infer Inner)[] } ? KindsIn<Inner> : never)
  : never;
