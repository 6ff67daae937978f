import { CtaBlock } from '@/components/blocks/cta-block';
import { FactsBlock } from '@/components/blocks/text/facts-block';
import { FaqBlock } from '@/components/blocks/text/faq-block';
import { OpeningBlock } from '@/components/blocks/opening-block';
import { pageOf, type PageOfProps } from '@/components/blocks/page-of';
import { RowsBlock } from '@/components/blocks/text/rows-block';
import { StepsBlock } from '@/components/blocks/text/steps-block';
import { useState } from 'react';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { useSessionUser } from '@/lib/client/session/session';
import type { ContentPage, KindsOf } from '@/lib/content/shared/blocks';
import { startApplicationLink, type openAccount } from '@/lib/content/brokerage/open-account';
import { SandboxRibbon } from './sandbox-ribbon';
import { loadOwnApplication } from './status/load-own-application';
import type { OwnBeginning } from './status/own-begin';

const Words = pageOf<KindsOf<typeof openAccount>>({
  opening: OpeningBlock,
  facts: FactsBlock,
  steps: StepsBlock,
  rows: RowsBlock,
  faq: FaqBlock,
  cta: CtaBlock,
});

const loadOwnBegin = async () => (await loadOwnApplication()).OwnBegin;

/** The first page of the application: requirements, reasons and risks. Its button resumes an existing draft. */
export function OpenAccountPage(page: PageOfProps) {
  const user = useSessionUser();
  const isMember = user?.kind === 'user';
  const { part: OwnBegin } = useLazyModule(loadOwnBegin, isMember);
  const [own, setOwn] = useState<OwnBeginning>();
  return (
    <>
      <SandboxRibbon />
      {OwnBegin && isMember ? <OwnBegin key={user.id} onFound={setOwn} /> : null}
      <Words {...page} page={own ? beginningWith(own, page.page) : page.page} />
    </>
  );
}

const beginningWith = ({ link, ...words }: OwnBeginning, page: ContentPage): ContentPage => ({
  ...page,
  blocks: page.blocks
    // Members who have applied see the way to their status, and not what follows for applicants.
    .filter(({ kind }) => kind === 'opening' || words.title === undefined)
    .map((block) =>
      block.kind === 'opening' || block.kind === 'cta'
        ? {
            ...block,
            ...(words.title === undefined ? {} : { note: '' }),
            ...words,
            actions: block.actions
              .filter(({ href }) => href !== link.href)
              .map((action) => (action.href === startApplicationLink.href ? link : action)),
          }
        : block,
    ),
});
