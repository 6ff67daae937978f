import { StepsBlock } from '@/components/blocks/text/steps-block';
import { FaqBlock } from '@/components/blocks/text/faq-block';
import { ContrastBlock } from '@/components/blocks/text/contrast-block';
import { CtaBlock } from '@/components/blocks/cta-block';
import { FactsBlock } from '@/components/blocks/text/facts-block';
import { MatrixBlock } from '@/components/blocks/text/matrix-block';
import { OpeningBlock } from '@/components/blocks/opening-block';
import { RowsBlock } from '@/components/blocks/text/rows-block';
import { SpansBlock } from '@/components/blocks/record/spans-block';
import { TimelineBlock } from '@/components/blocks/text/timeline-block';
import { WorkedBlock } from '@/components/blocks/text/worked-block';
import { PlaceMapBlock } from '@/components/blocks/program/place-map-block';
import { pageOf } from '@/components/blocks/page-of';
import type { KindsOf } from '@/lib/content/shared/blocks';
import type { universityOwner } from '@/lib/content/marketing/university-owner';

export const UniversityOwnerPage = pageOf<KindsOf<typeof universityOwner>>({
  steps: StepsBlock,
  faq: FaqBlock,
  opening: OpeningBlock,
  placeMap: PlaceMapBlock,
  facts: FactsBlock,
  spans: SpansBlock,
  worked: WorkedBlock,
  contrast: ContrastBlock,
  timeline: TimelineBlock,
  matrix: MatrixBlock,
  rows: RowsBlock,
  cta: CtaBlock,
});
