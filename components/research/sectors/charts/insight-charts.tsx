import { useSessionUser } from '@/lib/client/session/session';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { Section } from '@/components/ui/section';
import { insightsPage as copy } from '@/lib/content/research/sectors-pages';
import { paths } from '@/lib/domain/shared/paths';
import type { Teaser } from '@/lib/server/research/sectors/page-props/sectors';
import { ChartTeasers } from './chart-teasers';

type InsightChartsProps = { sectors: readonly { slug: string; name: string }[]; teasers: readonly Teaser[] };

const loadMemberInsights = async () => (await import('../member-parts')).MemberInsights;

/** The six charts that compare sectors. Members see the charts, others a description. */
export function InsightCharts({ sectors, teasers }: InsightChartsProps) {
  const user = useSessionUser();
  const { part: MemberInsights, failure, retry } = useLazyModule(loadMemberInsights, user !== null);
  const isMember = user !== null;
  return (
    <Section title={copy.chartsTitle} lead={isMember ? copy.chartsText : undefined} id="charts">
      {isMember && MemberInsights ? (
        <MemberInsights sectors={sectors} />
      ) : (
        <ChartTeasers
          rows={teasers}
          text={copy.visitors}
          page={paths.sectorInsights}
          isVisitor={!isMember}
          failure={failure}
          onRetry={retry}
        />
      )}
    </Section>
  );
}
