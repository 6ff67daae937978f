import { ColumnsBlock } from '@/components/blocks/text/columns-block';
import { CtaBlock } from '@/components/blocks/cta-block';
import { FaqBlock } from '@/components/blocks/text/faq-block';
import { FiguresBlock } from '@/components/blocks/record/figures-block';
import { HeroBlock } from '@/components/blocks/hero-block';
import { JoinersBlock } from '@/components/blocks/program/joiners-block';
import { pageOf } from '@/components/blocks/page-of';
import { PayoutsBlock } from '@/components/blocks/record/payouts-block';
import { RecordBlock } from '@/components/blocks/record/record-block';
import { SectorsBlock } from '@/components/blocks/program/sectors-block';
import { StatementBlock } from '@/components/blocks/text/statement-block';
import type { KindsOf } from '@/lib/content/shared/blocks';
import type { home } from '@/lib/content/marketing/home';

export const HomePage = pageOf<KindsOf<typeof home>>({
  hero: HeroBlock,
  joiners: JoinersBlock,
  record: RecordBlock,
  columns: ColumnsBlock,
  sectors: SectorsBlock,
  payouts: PayoutsBlock,
  figures: FiguresBlock,
  statement: StatementBlock,
  faq: FaqBlock,
  cta: CtaBlock,
});
