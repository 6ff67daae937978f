import { NeedsScripts } from '@/components/layout/shell/needs-scripts';
import { Seo } from '@/components/layout/document/seo';
import { SignInPrompt } from '@/components/modals/sign-up/sign-in-prompt';
import { SwitchAccountButton } from '@/components/modals/switch-account-button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { lockIcon } from '@/components/ui/feedback/state-icons/lock';
import { PendingSection } from '@/components/ui/feedback/pending-section';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import tabs from '@/components/ui/navigation/tabs.module.css';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { useSession } from '@/lib/client/session/session';
import { linksPageCopy as copy } from '@/lib/content/referrals/links-page';
import { paths } from '@/lib/domain/shared/paths';

const loadOwnLink = async () => (await import('./member-parts')).OwnLink;

/** A member's referral link: first the terms to accept, then the tools to share it. */
export function LinksPage() {
  const { user, isKnown } = useSession();
  const isMember = user?.kind === 'user';
  const { part: OwnLink, failure, retry } = useLazyModule(loadOwnLink, isMember);
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={paths.accountLinks} isHidden />
      <PageHeader title={copy.title} lead={copy.lead} />
      <NeedsScripts note={copy.needsScripts}>
        {isMember && OwnLink ? (
          <OwnLink />
        ) : (
          <>
            {isMember || !isKnown ? <div className={tabs.place} /> : null}
            <Section>{waiting()}</Section>
          </>
        )}
      </NeedsScripts>
    </>
  );

  function waiting() {
    if (isKnown && !isMember) return <Closed isInvestor={user !== null} />;
    return <PendingSection title={copy.failed} failure={failure} onRetry={retry} label={copy.loading} lines={6} />;
  }
}

function Closed({ isInvestor }: { isInvestor: boolean }) {
  return (
    <EmptyState
      icon={lockIcon}
      title={isInvestor ? copy.investorTitle : copy.signInTitle}
      action={isInvestor ? <SwitchAccountButton to="user" /> : <SignInPrompt next={paths.accountLinks} />}
    >
      {isInvestor ? copy.investorText : copy.signInText}
    </EmptyState>
  );
}
