import { useState, type ComponentType, type ReactNode } from 'react';
import { NeedsScripts } from './needs-scripts';
import { Seo } from '../document/seo';
import { PaywallBackLink } from '../errors/paywall-back-link';
import { SwitchAccountButton } from '@/components/modals/switch-account-button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { lockIcon } from '@/components/ui/feedback/state-icons/lock';
import { PendingSection } from '@/components/ui/feedback/pending-section';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import tabs from '@/components/ui/navigation/tabs.module.css';
import { useSession } from '@/lib/client/session/session';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';

type MemberPageCopy = {
  needsScripts: string;
  /** The title for investors, who cannot use the page. */
  investorTitle: string;
  investorText: string;
  signInTitle: string;
  signInText: string;
  loading: string;
  failed: string;
};

export type MemberPageProps = {
  path: string;
  title: string;
  description: string;
  lead: string;
  /** Loads the page's content. The function must be stable between renders. */
  load: () => Promise<ComponentType>;
  /** The content is a form that stays when the session expires; `useHeldForm` then asks for a login in a modal. */
  isForm?: boolean;
  /** The content starts with tabs, whose space is reserved while it loads. */
  hasTabs?: boolean;
};

type Gate = { copy: MemberPageCopy; wayIn: ReactNode };

/** A members-only page. Others see what it is for and a login link. */
export function MemberPage({
  path,
  title,
  description,
  lead,
  load,
  isForm = false,
  hasTabs = false,
  copy,
  wayIn,
}: MemberPageProps & Gate) {
  const { user, isKnown } = useSession();
  const isMember = user?.kind === 'user';
  const [owner, setOwner] = useState<string>();
  if (isMember && user.id !== owner) setOwner(user.id);
  const { part: Part, failure, retry } = useLazyModule(load, isMember);
  const isShown = isMember || (isForm && owner !== undefined && user === null);
  return (
    <>
      <Seo title={title} description={description} path={path} isHidden />
      <PageHeader title={title} lead={lead}>
        <PaywallBackLink />
      </PageHeader>
      <NeedsScripts note={copy.needsScripts}>
        {isShown && Part ? (
          <Part key={owner} />
        ) : (
          <>
            {hasTabs && (isMember || !isKnown) ? <div className={tabs.place} /> : null}
            <Section>{waiting()}</Section>
          </>
        )}
      </NeedsScripts>
    </>
  );

  function waiting() {
    if (isKnown && !isMember)
      return (
        <EmptyState
          icon={lockIcon}
          title={user ? copy.investorTitle : copy.signInTitle}
          action={user ? <SwitchAccountButton to="user" /> : wayIn}
        >
          {user ? copy.investorText : copy.signInText}
        </EmptyState>
      );
    return <PendingSection title={copy.failed} failure={failure} onRetry={retry} label={copy.loading} lines={6} />;
  }
}
