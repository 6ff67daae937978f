import { SampleTag } from '@/components/ui/tag';
import { Section } from '@/components/ui/section';
import { useSessionUser } from '@/lib/client/session/session';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { paths } from '@/lib/domain/shared/paths';
import type { SectorCopy } from '@/lib/content/research/sectors';
import type { Teaser } from '@/lib/server/research/sectors/page-props/sectors';
import { ChartTeasers } from './chart-teasers';

const loadMemberCharts = async () => (await import('../member-parts')).SectorMemberCharts;

type SectorChartsProps = {
  copy: SectorCopy['charts'];
  slug: string;
  isSample: boolean;
  teasers: readonly Teaser[];
};

/** A sector's eleven charts. Members see the charts; others see a description and do not load the code. */
export function SectorCharts({ copy, slug, isSample, teasers }: SectorChartsProps) {
  const isMember = useSessionUser() !== null;
  const { part: MemberCharts, failure, retry } = useLazyModule(loadMemberCharts, isMember);
  return (
    <Section title={copy.title} lead={copy.text} aside={isMember && isSample ? <SampleTag /> : null} id="charts">
      {isMember && MemberCharts ? (
        <MemberCharts slug={slug} isSample={isSample} />
      ) : (
        <ChartTeasers
          rows={teasers}
          text={copy.visitors}
          page={paths.sectorStocks(slug)}
          isVisitor={!isMember}
          failure={failure}
          onRetry={retry}
        />
      )}
    </Section>
  );
}
