import { FactsBlock } from '@/components/blocks/text/facts-block';
import { FaqBlock } from '@/components/blocks/text/faq-block';
import { ContrastBlock } from '@/components/blocks/text/contrast-block';
import { LeadBlock } from '@/components/blocks/program/lead-block';
import { MatrixBlock } from '@/components/blocks/text/matrix-block';
import { OpeningBlock } from '@/components/blocks/opening-block';
import { RowsBlock } from '@/components/blocks/text/rows-block';
import { SharesBlock } from '@/components/blocks/record/shares-block';
import { WorkedBlock } from '@/components/blocks/text/worked-block';
import { pageOf } from '@/components/blocks/page-of';
import type { KindsOf } from '@/lib/content/shared/blocks';
import type { impactInvestor } from '@/lib/content/marketing/impact-investor';

export const ImpactInvestorPage = pageOf<KindsOf<typeof impactInvestor>>({
  faq: FaqBlock,
  opening: OpeningBlock,
  shares: SharesBlock,
  worked: WorkedBlock,
  matrix: MatrixBlock,
  contrast: ContrastBlock,
  rows: RowsBlock,
  facts: FactsBlock,
  lead: LeadBlock,
});
