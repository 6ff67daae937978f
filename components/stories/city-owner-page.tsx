import { ContrastBlock } from '@/components/blocks/contrast-block';
import { CtaBlock } from '@/components/blocks/cta-block';
import { FactsBlock } from '@/components/blocks/facts-block';
import { MatrixBlock } from '@/components/blocks/matrix-block';
import { OpeningBlock } from '@/components/blocks/opening-block';
import { RowsBlock } from '@/components/blocks/rows-block';
import { TimelineBlock } from '@/components/blocks/timeline-block';
import { WorkedBlock } from '@/components/blocks/worked-block';
import { pageOf } from '@/components/blocks/page-of';
import type { KindsOf } from '@/lib/content/blocks';
import type { cityOwner } from '@/lib/content/city-owner';

export const CityOwnerPage = pageOf<KindsOf<typeof cityOwner>>({
  opening: OpeningBlock,
  facts: FactsBlock,
  contrast: ContrastBlock,
  rows: RowsBlock,
  worked: WorkedBlock,
  timeline: TimelineBlock,
  matrix: MatrixBlock,
  cta: CtaBlock,
});
