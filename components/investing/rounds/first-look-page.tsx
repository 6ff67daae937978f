import { Seo } from '@/components/layout/document/seo';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { investingCopy as words } from '@/lib/content/investing/investing';
import { offline } from '@/lib/content/shared/frame';
import { investingPaths } from '@/lib/domain/investing/investing-paths';
import type { FirstLookProps } from '@/lib/server/investing/rounds/page-props/rounds';
import { InvestorGate, Lost } from './investor-gate';

const loadEarlyRound = async () => (await import('./early-round')).EarlyRound;

/** A round that is not public yet: loaded with the investor's token, so that the page reveals nothing to others. */
export const FirstLookPage = ({ slug }: FirstLookProps) => (
  <>
    <Seo
      title={words.firstLookTitle}
      description={words.firstLookDescription}
      path={investingPaths.firstLook(slug)}
      isHidden
    />
    <InvestorGate head={<PageHeader title={words.firstLookTitle} lead={words.firstLookLead} />}>
      {() => <Inside slug={slug} />}
    </InvestorGate>
  </>
);

function Inside({ slug }: FirstLookProps) {
  const { part: EarlyRound, isLost, retry } = useLazyModule(loadEarlyRound, true);
  if (EarlyRound) return <EarlyRound slug={slug} />;
  return (
    <>
      <PageHeader title={words.firstLookTitle} />
      <Section>
        {isLost ? <Lost onRetry={retry} reason={offline} /> : <Skeleton label={words.loading} lines={6} />}
      </Section>
    </>
  );
}
