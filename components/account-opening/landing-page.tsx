import { CtaBlock } from '@/components/blocks/cta-block';
import { FactsBlock } from '@/components/blocks/facts-block';
import { FaqBlock } from '@/components/blocks/faq-block';
import { OpeningBlock } from '@/components/blocks/opening-block';
import { pageOf, type PageOfProps } from '@/components/blocks/page-of';
import { RowsBlock } from '@/components/blocks/rows-block';
import { StepsBlock } from '@/components/blocks/steps-block';
import type { KindsOf } from '@/lib/content/blocks';
import type { openAccount } from '@/lib/content/open-account';
import { SandboxRibbon } from './sandbox-ribbon';

const Words = pageOf<KindsOf<typeof openAccount>>({
  opening: OpeningBlock,
  facts: FactsBlock,
  steps: StepsBlock,
  rows: RowsBlock,
  faq: FaqBlock,
  cta: CtaBlock,
});

/** The first page of the application: what it takes, why, and what can be lost. */
export function LandingPage(page: PageOfProps) {
  return (
    <>
      <SandboxRibbon />
      <Words {...page} />
    </>
  );
}
