import type { PageOfProps } from '@/components/blocks/page-of';
import { LandingPage } from '@/components/marketing/pages/landing-page';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { useSession } from '@/lib/client/session/session';
import { loadOwnApplication } from './load-own-application';

const loadPanel = async () => (await loadOwnApplication()).AppliedPanel;

/** /2024, the destination of an application (section 2): a member who has applied sees the status first. */
export function WelcomePage(page: PageOfProps) {
  const { user } = useSession();
  const { part: AppliedPanel } = useLazyModule(loadPanel, user?.kind === 'user');
  return (
    <>
      {AppliedPanel && user?.kind === 'user' ? <AppliedPanel key={user.id} /> : null}
      <LandingPage {...page} />
    </>
  );
}
