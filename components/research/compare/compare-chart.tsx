import { ChartCard } from '@/components/charts/frame/chart-card';
import { SignInOffer } from '@/components/modals/sign-in-offer';
import { useSessionUser } from '@/lib/client/session/session';
import { compareCopy as copy } from '@/lib/content/research/stocks';
import type { Chart } from '@/lib/contracts/shared/market-meta';
import type { ComparisonChoice } from '@/lib/domain/research/comparison';
import { ComparePeriod } from './compare-period';
import { loadComparison } from './load-comparison';

type CompareChartProps = ComparisonChoice & {
  /** The chart shown to visitors, who have no choice of range or metric. */
  weekly: Chart | null;
  onChange: (choice: Pick<ComparisonChoice, 'range' | 'days'>) => void;
};

/** The chart of a comparison with its period, table and notes. */
export function CompareChart({ tickers, metric, range, days, weekly, onChange }: CompareChartProps) {
  const user = useSessionUser();
  const period = days ?? { range };
  const title = `${copy.metrics[metric]}: ${tickers.join(', ')}`;
  if (user === null && metric === 'price' && weekly)
    return (
      <ChartCard
        name={['compare', ...tickers, 'weekly'].join('-')}
        title={title}
        description={copy.chartText.weekly}
        level={2}
        kind="line"
        endNames={tickers}
        load={() => Promise.resolve(weekly)}
      />
    );
  return (
    <div>
      {user === null ? null : <ComparePeriod metric={metric} range={range} days={days} onChange={onChange} />}
      <ChartCard
        name={['compare', ...tickers, metric, ...Object.values(period)].join('-')}
        title={title}
        description={user === null ? undefined : metric === 'price' ? copy.chartText.price : copy.chartText.other}
        level={2}
        kind="line"
        emptyText={copy.noData}
        endNames={tickers}
        load={() => loadComparison({ tickers, metric, range, days })}
        mayLoad={user !== null}
        instead={<SignInOffer label={copy.signIn}>{copy.visitors}</SignInOffer>}
      />
    </div>
  );
}
