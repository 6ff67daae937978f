import type { ComponentType, ReactNode } from 'react';
import { NeedsScripts } from './needs-scripts';
import { Seo } from './seo';
import { WayBack } from './way-back';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { useSession } from '@/lib/client/session';
import { useLate } from '@/lib/client/use-late';
import { offline } from '@/lib/content/frame';

type MemberPageWords = {
  needsScripts: string;
  /** To an investor, and to nobody in particular: whose page it is. */
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
  /** What the member sees; stands outside of the component. */
  load: () => Promise<ComponentType>;
};

type Gate = { words: MemberPageWords; wayIn: ReactNode };

/** A page about what is a member's own: everybody else is told whose it is, and how to come in. */
export function MemberPage({ path, title, description, lead, load, words, wayIn }: MemberPageProps & Gate) {
  const { user, isKnown } = useSession();
  const isMember = user?.kind === 'user';
  const { part: Part, isLost, retry } = useLate(load, isMember);
  return (
    <>
      <Seo title={title} description={description} path={path} isHidden />
      <PageHeader title={title} lead={lead}>
        <WayBack />
      </PageHeader>
      <NeedsScripts note={words.needsScripts}>
        {isMember && Part ? <Part /> : <Section>{waiting()}</Section>}
      </NeedsScripts>
    </>
  );

  function waiting() {
    if (isKnown && !isMember)
      return (
        <EmptyState icon="lock" title={user ? words.investorTitle : words.signInTitle} action={wayIn}>
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
