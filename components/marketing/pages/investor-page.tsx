import { StepsBlock } from '@/components/blocks/text/steps-block';
import { ContrastBlock } from '@/components/blocks/text/contrast-block';
import { CtaBlock } from '@/components/blocks/cta-block';
import { FactsBlock } from '@/components/blocks/text/facts-block';
import { FaqBlock } from '@/components/blocks/text/faq-block';
import { MatrixBlock } from '@/components/blocks/text/matrix-block';
import { OpenRoundsBlock } from '@/components/blocks/program/open-rounds-block';
import { OpeningBlock } from '@/components/blocks/opening-block';
import { SourcesBlock } from '@/components/blocks/text/sources-block';
import { TimelineBlock } from '@/components/blocks/text/timeline-block';
import { WorkedBlock } from '@/components/blocks/text/worked-block';
import type { BlockProps } from '@/components/blocks/block-props';
import { pageOf } from '@/components/blocks/page-of';
import { useSessionUser } from '@/lib/client/session/session';
import type { KindsOf } from '@/lib/content/shared/blocks';
import type { investor } from '@/lib/content/marketing/investor';

export const InvestorPage = pageOf<KindsOf<typeof investor>>({
  steps: InvestorSteps,
  opening: OpeningBlock,
  openRounds: OpenRoundsBlock,
  facts: FactsBlock,
  contrast: ContrastBlock,
  timeline: TimelineBlock,
  matrix: MatrixBlock,
  worked: WorkedBlock,
  faq: FaqBlock,
  cta: CtaBlock,
  sources: SourcesBlock,
});

/** The first step is to sign up, so a signed-in investor starts with the second. */
function InvestorSteps({ block, isNested }: BlockProps<'steps'>) {
  const isInvestor = useSessionUser()?.kind === 'investor';
  return <StepsBlock block={isInvestor ? { ...block, steps: block.steps.slice(1) } : block} isNested={isNested} />;
}
