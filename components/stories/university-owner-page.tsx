import { ContrastBlock } from '@/components/blocks/contrast-block';
import { CtaBlock } from '@/components/blocks/cta-block';
import { FactsBlock } from '@/components/blocks/facts-block';
import { MatrixBlock } from '@/components/blocks/matrix-block';
import { OpeningBlock } from '@/components/blocks/opening-block';
import { RowsBlock } from '@/components/blocks/rows-block';
import { SpansBlock } from '@/components/blocks/spans-block';
import { TimelineBlock } from '@/components/blocks/timeline-block';
import { WorkedBlock } from '@/components/blocks/worked-block';
import { pageOf } from '@/components/blocks/page-of';
import type { KindsOf } from '@/lib/content/blocks';
import type { universityOwner } from '@/lib/content/university-owner';

export const UniversityOwnerPage = pageOf<KindsOf<typeof universityOwner>>({
  opening: OpeningBlock,
  facts: FactsBlock,
  spans: SpansBlock,
  worked: WorkedBlock,
  contrast: ContrastBlock,
  timeline: TimelineBlock,
  matrix: MatrixBlock,
  rows: RowsBlock,
  cta: CtaBlock,
});
