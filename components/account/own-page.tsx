import type { ComponentType } from 'react';
import { Seo } from '@/components/layout/seo';
import { openModal } from '@/components/modals/modal-stack';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { useSession } from '@/lib/client/session';
import { useLate } from '@/lib/client/use-late';
import { bankPageWords as words } from '@/lib/content/bank';
import { offline } from '@/lib/content/frame';

type OwnPageProps = {
  path: string;
  title: string;
  description: string;
  lead: string;
  /** What the member sees; stands outside of the component. */
  load: () => Promise<ComponentType>;
};

/** A page of the member's own links: everybody else is told whose it is. */
export function OwnPage({ path, title, description, lead, load }: OwnPageProps) {
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
          icon="lock"
          title={user ? words.investorTitle : words.signInTitle}
          action={
            <Button size="large" onClick={() => openModal('login', { kind: 'user' })}>
              {words.logIn}
            </Button>
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
