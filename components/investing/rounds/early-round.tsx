import { Notice } from '@/components/ui/feedback/notice';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { investingCopy as copy } from '@/lib/content/investing/investing';
import { formatUtcMinute } from '@/lib/domain/shared/instants';
import { Lost } from './investor-gate';
import { RoundView } from './round-view';
import { roundClient } from './round-client';

/** A round in early access, shown if the signed-in investor has access to it. */
export function EarlyRound({ slug }: { slug: string }) {
  const result = useMemberData(`round/${slug}`, roundClient, (calls) => calls.read({ params: { slug } }));
  const { data: round, failure, retry } = result;
  if (!round)
    return (
      <>
        <PageHeader title={copy.firstLookTitle} />
        <Section>
          {failure ? <Lost onRetry={retry} reason={failure} /> : <Skeleton label={copy.loading} lines={6} />}
        </Section>
      </>
    );
  const isEarly = round.publicAt > round.asOf;
  return (
    <>
      <PageHeader eyebrow={copy.firstLook} title={round.name} lead={round.about} />
      {isEarly ? (
        <Section>
          <Notice>{copy.firstLookText(formatUtcMinute(round.publicAt))}</Notice>
        </Section>
      ) : null}
      <RoundView round={round} />
    </>
  );
}
