import { CtaBlock } from '@/components/blocks/cta-block';
import { FactsBlock } from '@/components/blocks/text/facts-block';
import { FaqBlock } from '@/components/blocks/text/faq-block';
import { OpeningBlock } from '@/components/blocks/opening-block';
import { pageOf, type PageOfProps } from '@/components/blocks/page-of';
import { RowsBlock } from '@/components/blocks/text/rows-block';
import { StepsBlock } from '@/components/blocks/text/steps-block';
import type { KindsOf } from '@/lib/content/shared/blocks';
import type { openAccount } from '@/lib/content/brokerage/open-account';
import { SandboxRibbon } from './sandbox-ribbon';

const Words = pageOf<KindsOf<typeof openAccount>>({
  opening: OpeningBlock,
  facts: FactsBlock,
  steps: StepsBlock,
  rows: RowsBlock,
  faq: FaqBlock,
  cta: CtaBlock,
});

/** The first page of the application: requirements, reasons and risks. */
export function LandingPage(page: PageOfProps) {
  return (
    <>
      <SandboxRibbon />
      <Words {...page} />
    </>
  );
}
