import { Seo } from '@/components/layout/document/seo';
import { PendingSection } from '@/components/ui/feedback/pending-section';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { investingCopy as copy } from '@/lib/content/investing/investing';
import { investingPaths } from '@/lib/domain/investing/investing-paths';
import type { FirstLookProps } from '@/lib/server/investing/rounds/page-props/rounds';
import { InvestorGate } from './investor-gate';

const loadEarlyRound = async () => (await import('./early-round')).EarlyRound;

/** A round that is not public yet. Its data loads with the investor's token, so the page itself contains none. */
export const FirstLookPage = ({ slug }: FirstLookProps) => (
  <>
    <Seo
      title={copy.firstLookTitle}
      description={copy.firstLookDescription}
      path={investingPaths.firstLook(slug)}
      isHidden
    />
    <InvestorGate head={<PageHeader title={copy.firstLookTitle} lead={copy.firstLookLead} />}>
      {() => <Inside slug={slug} />}
    </InvestorGate>
  </>
);

function Inside({ slug }: FirstLookProps) {
  const { part: EarlyRound, failure, retry } = useLazyModule(loadEarlyRound, true);
  if (EarlyRound) return <EarlyRound slug={slug} />;
  return (
    <>
      <PageHeader title={copy.firstLookTitle} />
      <Section>
        <PendingSection title={copy.failed} failure={failure} onRetry={retry} label={copy.loading} lines={6} />
      </Section>
    </>
  );
}
