import { NeedsScripts } from '@/components/layout/shell/needs-scripts';
import { Seo } from '@/components/layout/document/seo';
import { SignInOffer } from '@/components/modals/sign-in-offer';
import { PendingSection } from '@/components/ui/feedback/pending-section';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { useSession } from '@/lib/client/session/session';
import { watchlistCopy as copy } from '@/lib/content/research/watchlists';
import { paths } from '@/lib/domain/shared/paths';

const loadOwnLists = async () => (await import('./own-lists')).OwnLists;

/** A member's watchlists. Others see what they are for and a login link. */
export function WatchlistsPage() {
  const { user, isKnown } = useSession();
  const { part: OwnLists, failure, retry } = useLazyModule(loadOwnLists, user !== null);
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={paths.watchlists} isHidden />
      <PageHeader title={copy.title} lead={copy.lead} />
      <NeedsScripts note={copy.needsScripts}>{inside()}</NeedsScripts>
    </>
  );

  function inside() {
    if (isKnown && !user) return <SignedOut />;
    if (user && OwnLists) return <OwnLists />;
    return (
      <Section>
        <PendingSection title={copy.failed} failure={failure} onRetry={retry} label={copy.loading} lines={6} />
      </Section>
    );
  }
}

const SignedOut = () => (
  <Section>
    <SignInOffer label={copy.signInTitle}>{copy.signInText}</SignInOffer>
  </Section>
);
