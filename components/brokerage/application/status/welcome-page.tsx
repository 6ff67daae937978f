import { useState } from 'react';
import type { PageOfProps } from '@/components/blocks/page-of';
import { LandingPage } from '@/components/marketing/pages/landing-page';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Section } from '@/components/ui/section';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { useSessionUser } from '@/lib/client/session/session';
import { loadingApplication } from '@/lib/content/brokerage/application/loading-application';
import type { ContentPage } from '@/lib/content/shared/blocks';
import { paths } from '@/lib/domain/shared/paths';
import { loadOwnApplication } from './load-own-application';

const loadPanel = async () => (await loadOwnApplication()).AppliedPanel;

/**
 * The page at /2024, to which an application leads (section 2). A member who has applied sees its status instead of a
 * welcome.
 */
export function WelcomePage(page: PageOfProps) {
  const user = useSessionUser();
  const isMember = user?.kind === 'user';
  const { part: AppliedPanel, failure } = useLazyModule(loadPanel, isMember);
  const [hasApplied, setHasApplied] = useState<boolean>();
  // Whether the member was known at the first render, as after client navigation from the form. If so, the page waits
  // for the status instead of flashing the welcome.
  const [isFromPage] = useState(isMember);
  const isWaiting = isMember && isFromPage && hasApplied === undefined && !failure;
  const isShort = isWaiting || hasApplied;
  return (
    <>
      {AppliedPanel && isMember ? <AppliedPanel key={user.id} onKnown={setHasApplied} /> : null}
      {isWaiting ? (
        <Section>
          <Skeleton label={loadingApplication} lines={8} />
        </Section>
      ) : null}
      <LandingPage {...page} page={isShort ? withoutInvitations(page.page) : page.page} />
    </>
  );
}

/** Removes the welcome, the list of member benefits, and the card that offers an application. */
const withoutInvitations = (page: ContentPage): ContentPage => ({
  ...page,
  blocks: page.blocks
    .filter(({ kind }) => kind !== 'opening' && kind !== 'facts')
    .map((block) =>
      block.kind === 'cards'
        ? { ...block, cards: block.cards.filter(({ link }) => link?.href !== paths.openAccount) }
        : block,
    ),
});
