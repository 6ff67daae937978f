import { ChartTeasers } from '@/components/research/sectors/charts/chart-teasers';
import { SampleTag } from '@/components/ui/tag';
import { Section } from '@/components/ui/section';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { useSessionUser } from '@/lib/client/session/session';
import { paths } from '@/lib/domain/shared/paths';
import type { StockPageCopy } from '@/lib/server/research/stocks/page-props/stock-copy';

const loadMemberCharts = async () => (await import('./stock-member-charts')).StockMemberCharts;

type StockChartsProps = { ticker: string; isFund: boolean; isSample: boolean; copy: StockPageCopy['charts'] };

/** The charts below the price. Visitors see a panel that describes them, and nothing is fetched. */
export function StockCharts({ ticker, isFund, isSample, copy: { title, text, visitors, rows } }: StockChartsProps) {
  const isMember = useSessionUser() !== null;
  const { part: StockMemberCharts, failure, retry } = useLazyModule(loadMemberCharts, isMember && !isFund);
  // Funds only have the price chart; the panel below it is only for visitors.
  if (isFund && isMember) return null;
  return (
    <Section {...(isFund ? {} : { title, lead: text })} aside={isMember && isSample ? <SampleTag /> : null} id="charts">
      {isMember && StockMemberCharts ? (
        <StockMemberCharts ticker={ticker} isSample={isSample} />
      ) : (
        <ChartTeasers
          rows={rows}
          text={visitors}
          page={paths.stock(ticker)}
          isVisitor={!isMember}
          failure={failure}
          onRetry={retry}
        />
      )}
    </Section>
  );
}
