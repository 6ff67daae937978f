import { ContrastBlock } from '@/components/blocks/contrast-block';
import { LeadBlock } from '@/components/blocks/lead-block';
import { MatrixBlock } from '@/components/blocks/matrix-block';
import { OpeningBlock } from '@/components/blocks/opening-block';
import { RowsBlock } from '@/components/blocks/rows-block';
import { SharesBlock } from '@/components/blocks/shares-block';
import { TimelineBlock } from '@/components/blocks/timeline-block';
import { WorkedBlock } from '@/components/blocks/worked-block';
import { pageOf } from '@/components/blocks/page-of';
import type { KindsOf } from '@/lib/content/blocks';
import type { impactInvestor } from '@/lib/content/impact-investor';

export const ImpactInvestorPage = pageOf<KindsOf<typeof impactInvestor>>({
  opening: OpeningBlock,
  shares: SharesBlock,
  worked: WorkedBlock,
  matrix: MatrixBlock,
  contrast: ContrastBlock,
  rows: RowsBlock,
  timeline: TimelineBlock,
  lead: LeadBlock,
});
