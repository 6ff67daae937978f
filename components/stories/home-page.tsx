import { ColumnsBlock } from '@/components/blocks/columns-block';
import { CtaBlock } from '@/components/blocks/cta-block';
import { FaqBlock } from '@/components/blocks/faq-block';
import { FiguresBlock } from '@/components/blocks/figures-block';
import { HeroBlock } from '@/components/blocks/hero-block';
import { JoinersBlock } from '@/components/blocks/joiners-block';
import { pageOf } from '@/components/blocks/page-of';
import { PayoutsBlock } from '@/components/blocks/payouts-block';
import { RecordBlock } from '@/components/blocks/record-block';
import { SectorsBlock } from '@/components/blocks/sectors-block';
import { StatementBlock } from '@/components/blocks/statement-block';
import { StepsBlock } from '@/components/blocks/steps-block';
import { TeamBlock } from '@/components/blocks/team-block';
import type { KindsOf } from '@/lib/content/blocks';
import type { home } from '@/lib/content/home';

export const HomePage = pageOf<KindsOf<typeof home>>({
  hero: HeroBlock,
  joiners: JoinersBlock,
  record: RecordBlock,
  steps: StepsBlock,
  columns: ColumnsBlock,
  sectors: SectorsBlock,
  payouts: PayoutsBlock,
  figures: FiguresBlock,
  statement: StatementBlock,
  team: TeamBlock,
  faq: FaqBlock,
  cta: CtaBlock,
});
