import { Seo } from '@/components/layout/document/seo';
import { PendingSection } from '@/components/ui/feedback/pending-section';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { investingCopy as copy } from '@/lib/content/investing/investing';
import { paths } from '@/lib/domain/shared/paths';
import { InvestorGate } from './investor-gate';

const loadOwnRounds = async () => (await import('./own-investing')).OwnInvesting;

/** An investor's overview: early access, commitments, reservations, projects, and the investment limit. */
export function InvestingPage() {
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={paths.accountInvesting} isHidden />
      <PageHeader title={copy.title} lead={copy.lead} />
      <InvestorGate>{() => <Inside />}</InvestorGate>
    </>
  );
}

function Inside() {
  const { part: OwnInvesting, failure, retry } = useLazyModule(loadOwnRounds, true);
  if (OwnInvesting) return <OwnInvesting />;
  return (
    <Section>
      <PendingSection title={copy.failed} failure={failure} onRetry={retry} label={copy.loading} lines={6} />
    </Section>
  );
}
