import { useState } from 'react';
import type { PageOfProps } from '@/components/blocks/page-of';
import { LandingPage } from '@/components/marketing/pages/landing-page';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { useSessionUser } from '@/lib/client/session/session';
import type { ContentPage } from '@/lib/content/shared/blocks';
import { paths } from '@/lib/domain/shared/paths';
import { loadOwnApplication } from './load-own-application';

const loadPanel = async () => (await loadOwnApplication()).AppliedPanel;

/** /2024, the destination of an application (section 2): a member who has applied sees the status first. */
export function WelcomePage(page: PageOfProps) {
  const user = useSessionUser();
  const { part: AppliedPanel } = useLazyModule(loadPanel, user?.kind === 'user');
  const [hasApplied, setHasApplied] = useState(false);
  return (
    <>
      {AppliedPanel && user?.kind === 'user' ? <AppliedPanel key={user.id} onApplied={setHasApplied} /> : null}
      <LandingPage {...page} page={hasApplied ? withoutInvitation(page.page) : page.page} />
    </>
  );
}

/** Without the card that offers an application. */
const withoutInvitation = (page: ContentPage): ContentPage => ({
  ...page,
  blocks: page.blocks.map((block) =>
    block.kind === 'cards'
      ? { ...block, cards: block.cards.filter(({ link }) => link?.href !== paths.openAccount) }
      : block,
  ),
});
