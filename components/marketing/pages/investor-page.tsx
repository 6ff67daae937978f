import { StepsBlock } from '@/components/blocks/text/steps-block';
import { ContrastBlock } from '@/components/blocks/text/contrast-block';
import { CtaBlock } from '@/components/blocks/cta-block';
import { FactsBlock } from '@/components/blocks/text/facts-block';
import { FaqBlock } from '@/components/blocks/text/faq-block';
import { MatrixBlock } from '@/components/blocks/text/matrix-block';
import { OpeningBlock } from '@/components/blocks/opening-block';
import { RowsBlock } from '@/components/blocks/text/rows-block';
import { SourcesBlock } from '@/components/blocks/text/sources-block';
import { TimelineBlock } from '@/components/blocks/text/timeline-block';
import { WorkedBlock } from '@/components/blocks/text/worked-block';
import { pageOf } from '@/components/blocks/page-of';
import type { KindsOf } from '@/lib/content/shared/blocks';
import type { investor } from '@/lib/content/marketing/investor';

export const InvestorPage = pageOf<KindsOf<typeof investor>>({
  steps: StepsBlock,
  opening: OpeningBlock,
  facts: FactsBlock,
  contrast: ContrastBlock,
  timeline: TimelineBlock,
  matrix: MatrixBlock,
  worked: WorkedBlock,
  rows: RowsBlock,
  faq: FaqBlock,
  cta: CtaBlock,
  sources: SourcesBlock,
});
