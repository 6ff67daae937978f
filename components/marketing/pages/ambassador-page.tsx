import { StepsBlock } from '@/components/blocks/text/steps-block';
import { FaqBlock } from '@/components/blocks/text/faq-block';
import { ColumnsBlock } from '@/components/blocks/text/columns-block';
import { ContrastBlock } from '@/components/blocks/text/contrast-block';
import { CtaBlock } from '@/components/blocks/cta-block';
import { DegreesBlock } from '@/components/blocks/program/degrees-block';
import { EarningsBlock } from '@/components/blocks/record/earnings-block';
import { LadderBlock } from '@/components/blocks/program/ladder-block';
import { MatrixBlock } from '@/components/blocks/text/matrix-block';
import { OpeningBlock } from '@/components/blocks/opening-block';
import { PayoutsBlock } from '@/components/blocks/record/payouts-block';
import { RowsBlock } from '@/components/blocks/text/rows-block';
import { WorkedBlock } from '@/components/blocks/text/worked-block';
import { pageOf } from '@/components/blocks/page-of';
import type { KindsOf } from '@/lib/content/shared/blocks';
import type { ambassador } from '@/lib/content/marketing/ambassador';

export const AmbassadorPage = pageOf<KindsOf<typeof ambassador>>({
  steps: StepsBlock,
  faq: FaqBlock,
  opening: OpeningBlock,
  degrees: DegreesBlock,
  columns: ColumnsBlock,
  ladder: LadderBlock,
  payouts: PayoutsBlock,
  worked: WorkedBlock,
  earnings: EarningsBlock,
  contrast: ContrastBlock,
  rows: RowsBlock,
  matrix: MatrixBlock,
  cta: CtaBlock,
});
