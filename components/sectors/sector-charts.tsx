import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import { useSession } from '@/lib/client/session';
import { useLate } from '@/lib/client/use-late';
import type { SectorWords } from '@/lib/content/sectors';
import type { Teaser } from '@/lib/server/page-props/sectors';
import { ChartTeasers } from './chart-teasers';

const loadMemberCharts = async () => (await import('./member-charts')).MemberCharts;

type SectorChartsProps = {
  words: SectorWords['charts'];
  slug: string;
  teasers: readonly Teaser[];
  children?: ReactNode;
};

/** The eleven charts: drawn for members, described for everybody. Nobody else's browser fetches their code. */
export function SectorCharts({ words, slug, teasers, children }: SectorChartsProps) {
  const isMember = useSession().user !== null;
  const { part: MemberCharts, isLost, retry } = useLate(loadMemberCharts, isMember);
  return (
    <Section title={words.title} lead={words.text} id="charts">
      {isMember && MemberCharts ? (
        <MemberCharts slug={slug} />
      ) : (
        <ChartTeasers
          rows={teasers}
          text={words.visitors}
          state={!isMember ? 'visitor' : isLost ? 'lost' : 'loading'}
          onRetry={retry}
        />
      )}
      {children}
    </Section>
  );
}
