import { Seo } from '@/components/layout/seo';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { useLate } from '@/lib/client/use-late';
import { investingWords as words } from '@/lib/content/investing';
import { paths } from '@/lib/domain/paths';
import { InvestorGate, Lost } from './investor-gate';

const loadOwnRounds = async () => (await import('./own-investing')).OwnInvesting;

/** An investor's own page: first looks, commitments, reservations, projects, and the limit. */
export function InvestingPage() {
  return (
    <>
      <Seo title={words.title} description={words.description} path={paths.accountInvesting} isHidden />
      <PageHeader title={words.title} lead={words.lead} />
      <InvestorGate>{(investorId) => <Inside investorId={investorId} />}</InvestorGate>
    </>
  );
}

function Inside({ investorId }: { investorId: string }) {
  const { part: OwnInvesting, isLost, retry } = useLate(loadOwnRounds, true);
  if (OwnInvesting) return <OwnInvesting investorId={investorId} />;
  return <Section>{isLost ? <Lost onRetry={retry} /> : <Skeleton label={words.loading} lines={6} />}</Section>;
}
