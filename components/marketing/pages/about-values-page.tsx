import { FaqBlock } from '@/components/blocks/text/faq-block';
import { ColumnsBlock } from '@/components/blocks/text/columns-block';
import { CtaBlock } from '@/components/blocks/cta-block';
import { FactsBlock } from '@/components/blocks/text/facts-block';
import { FiguresBlock } from '@/components/blocks/record/figures-block';
import { FoldBlock } from '@/components/blocks/text/fold-block';
import { OpeningBlock } from '@/components/blocks/opening-block';
import { RowsBlock } from '@/components/blocks/text/rows-block';
import { SocialBlock } from '@/components/blocks/program/social-block';
import { TeamBlock } from '@/components/blocks/program/team-block';
import { pageOf } from '@/components/blocks/page-of';
import type { KindsOf } from '@/lib/content/shared/blocks';
import type { aboutValues } from '@/lib/content/marketing/about-values';

export const AboutValuesPage = pageOf<KindsOf<typeof aboutValues>>({
  faq: FaqBlock,
  opening: OpeningBlock,
  facts: FactsBlock,
  rows: RowsBlock,
  fold: FoldBlock,
  columns: ColumnsBlock,
  figures: FiguresBlock,
  team: TeamBlock,
  social: SocialBlock,
  cta: CtaBlock,
});
