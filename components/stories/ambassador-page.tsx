import { ColumnsBlock } from '@/components/blocks/columns-block';
import { ContrastBlock } from '@/components/blocks/contrast-block';
import { CtaBlock } from '@/components/blocks/cta-block';
import { DegreesBlock } from '@/components/blocks/degrees-block';
import { EarningsBlock } from '@/components/blocks/earnings-block';
import { LadderBlock } from '@/components/blocks/ladder-block';
import { MatrixBlock } from '@/components/blocks/matrix-block';
import { OpeningBlock } from '@/components/blocks/opening-block';
import { PayoutsBlock } from '@/components/blocks/payouts-block';
import { RowsBlock } from '@/components/blocks/rows-block';
import { TimelineBlock } from '@/components/blocks/timeline-block';
import { WorkedBlock } from '@/components/blocks/worked-block';
import { pageOf } from '@/components/blocks/page-of';
import type { KindsOf } from '@/lib/content/blocks';
import type { ambassador } from '@/lib/content/ambassador';

export const AmbassadorPage = pageOf<KindsOf<typeof ambassador>>({
  opening: OpeningBlock,
  degrees: DegreesBlock,
  columns: ColumnsBlock,
  ladder: LadderBlock,
  payouts: PayoutsBlock,
  worked: WorkedBlock,
  earnings: EarningsBlock,
  contrast: ContrastBlock,
  timeline: TimelineBlock,
  rows: RowsBlock,
  matrix: MatrixBlock,
  cta: CtaBlock,
});
