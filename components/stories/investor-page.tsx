import { ContrastBlock } from '@/components/blocks/contrast-block';
import { CtaBlock } from '@/components/blocks/cta-block';
import { FactsBlock } from '@/components/blocks/facts-block';
import { FaqBlock } from '@/components/blocks/faq-block';
import { MatrixBlock } from '@/components/blocks/matrix-block';
import { OpeningBlock } from '@/components/blocks/opening-block';
import { RowsBlock } from '@/components/blocks/rows-block';
import { SourcesBlock } from '@/components/blocks/sources-block';
import { TimelineBlock } from '@/components/blocks/timeline-block';
import { WorkedBlock } from '@/components/blocks/worked-block';
import { pageOf } from '@/components/blocks/page-of';
import type { KindsOf } from '@/lib/content/blocks';
import type { investor } from '@/lib/content/investor';

export const InvestorPage = pageOf<KindsOf<typeof investor>>({
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
