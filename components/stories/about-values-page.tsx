import { CtaBlock } from '@/components/blocks/cta-block';
import { FactsBlock } from '@/components/blocks/facts-block';
import { FiguresBlock } from '@/components/blocks/figures-block';
import { FoldBlock } from '@/components/blocks/fold-block';
import { OpeningBlock } from '@/components/blocks/opening-block';
import { RowsBlock } from '@/components/blocks/rows-block';
import { SocialBlock } from '@/components/blocks/social-block';
import { TeamBlock } from '@/components/blocks/team-block';
import { pageOf } from '@/components/blocks/page-of';
import type { KindsOf } from '@/lib/content/blocks';
import type { aboutValues } from '@/lib/content/about-values';

export const AboutValuesPage = pageOf<KindsOf<typeof aboutValues>>({
  opening: OpeningBlock,
  facts: FactsBlock,
  rows: RowsBlock,
  fold: FoldBlock,
  figures: FiguresBlock,
  team: TeamBlock,
  social: SocialBlock,
  cta: CtaBlock,
});
