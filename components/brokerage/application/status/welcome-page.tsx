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

/** /2024, the destination of an application (section 2): a member who has applied sees its status instead of a welcome. */
export function WelcomePage(page: PageOfProps) {
  const user = useSessionUser();
  const isMember = user?.kind === 'user';
  const { part: AppliedPanel, failure } = useLazyModule(loadPanel, isMember);
  const [hasApplied, setHasApplied] = useState<boolean>();
  // A member is known at once only when coming from another page, as from the form: the welcome would flash up.
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

/** Without the welcome, what a member gets, and the card that offers an application. */
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
