import type { ComponentType } from 'react';
import { openModal } from '@/components/modals/modal-stack';
import { Seo } from '@/components/layout/seo';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { useLate } from '@/lib/client/use-late';
import { useSession } from '@/lib/client/session';
import { gateWords as words } from '@/lib/content/billing';
import { offline } from '@/lib/content/frame';
import { paths } from '@/lib/domain/paths';
import styles from './billing.module.css';

type GateProps = {
  path: string;
  title: string;
  description: string;
  lead: string;
  /** What a member sees; stands outside of the component. */
  load: () => Promise<ComponentType>;
};

/** A page about a member's own plan: whoever is no member yet becomes one on the way, and comes back here. */
export function MemberGate({ path, title, description, lead, load }: GateProps) {
  const { user, isKnown } = useSession();
  const isMember = user?.kind === 'user';
  const { part: Part, isLost, retry } = useLate(load, isMember);
  return (
    <>
      <Seo title={title} description={description} path={path} isHidden />
      <PageHeader title={title} lead={lead} />
      <noscript>
        <Section>
          <p>{words.needsScripts}</p>
        </Section>
      </noscript>
      <div data-needs-scripts="">{isMember && Part ? <Part /> : <Section>{waiting()}</Section>}</div>
    </>
  );

  function waiting() {
    if (isKnown && !isMember)
      return (
        <EmptyState
          title={user ? words.investorTitle : words.signInTitle}
          action={
            <div className={styles.buttons}>
              <ButtonLink href={`${paths.signUp}?next=${encodeURIComponent(path)}`} size="large">
                {words.signUp}
              </ButtonLink>
              <Button weight="outline" size="large" onClick={() => openModal('login', { kind: 'user' })}>
                {words.logIn}
              </Button>
            </div>
          }
        >
          {user ? words.investorText : words.signInText}
        </EmptyState>
      );
    if (isLost)
      return (
        <ErrorState title={words.failed} onRetry={retry}>
          {offline}
        </ErrorState>
      );
    return <Skeleton label={words.loading} lines={6} />;
  }
}
