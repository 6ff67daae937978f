import { ChartCard } from '@/components/charts/frame/chart-card';
import { SignInOffer } from '@/components/modals/sign-in-offer';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { useSessionUser } from '@/lib/client/session/session';
import { compareCopy as copy } from '@/lib/content/research/stocks';
import { chartsContract } from '@/lib/contracts/research/charts';
import type { ComparisonChoice } from '@/lib/domain/research/comparison';
import { ComparePeriod } from './compare-period';

const chartsClient = () => createClient(chartsContract, browserHttp());

type CompareChartProps = ComparisonChoice & { onChange: (choice: Pick<ComparisonChoice, 'range' | 'days'>) => void };

/** A comparison's chart with its period, table and notes. */
export function CompareChart({ tickers, metric, range, days, onChange }: CompareChartProps) {
  const user = useSessionUser();
  const symbols = tickers.join(',');
  const period = days ?? { range };
  return (
    <div>
      {user === null ? null : <ComparePeriod metric={metric} range={range} days={days} onChange={onChange} />}
      <ChartCard
        name={['compare', ...tickers, metric, ...Object.values(period)].join('-')}
        title={`${copy.metrics[metric]}: ${tickers.join(', ')}`}
        description={user === null ? undefined : metric === 'price' ? copy.chartText.price : copy.chartText.other}
        level={2}
        kind="line"
        emptyText={copy.noData}
        hasEndNames
        load={() => chartsClient().compare({ query: { symbols, metric, ...period } })}
        mayLoad={user !== null}
        instead={<SignInOffer label={copy.signIn}>{copy.visitors}</SignInOffer>}
      />
    </div>
  );
}
