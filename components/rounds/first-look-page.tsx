import { Seo } from '@/components/layout/seo';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { investingWords as words } from '@/lib/content/investing';
import { minuteOf } from '@/lib/domain/instants';
import { paths } from '@/lib/domain/paths';
import type { FirstLookProps } from '@/lib/server/page-props/rounds';
import { InvestorGate, Lost } from './investor-gate';
import { RoundView } from './round-view';
import { useAsked } from '@/lib/client/use-asked';

/** A round that is not public yet: asked with the investor's own key, so that the page tells nobody else of it. */
export const FirstLookPage = ({ slug }: FirstLookProps) => (
  <>
    <Seo title={words.firstLookTitle} description={words.firstLookDescription} path={paths.firstLook(slug)} isHidden />
    <InvestorGate head={<PageHeader title={words.firstLookTitle} lead={words.firstLookLead} />}>
      {(investorId) => <Early slug={slug} investorId={investorId} />}
    </InvestorGate>
  </>
);

function Early({ slug, investorId }: FirstLookProps & { investorId: string }) {
  const { current, retry } = useAsked(`${investorId} ${slug}`, async (signal) =>
    (await import('./round-calls')).roundCalls().read({ params: { slug }, signal }),
  );
  if (!current || 'failure' in current)
    return (
      <>
        <PageHeader title={words.firstLookTitle} />
        <Section>
          {current ? <Lost onRetry={retry} reason={current.failure} /> : <Skeleton label={words.loading} lines={6} />}
        </Section>
      </>
    );
  const round = current.answer;
  const isEarly = round.publicAt > round.asOf;
  return (
    <>
      <PageHeader eyebrow={words.firstLook} title={round.name} lead={round.about} />
      {isEarly ? (
        <Section>
          <Notice>{words.firstLookText(minuteOf(round.publicAt))}</Notice>
        </Section>
      ) : null}
      <RoundView round={round} />
    </>
  );
}
