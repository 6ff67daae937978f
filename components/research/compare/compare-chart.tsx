import { ChartCard } from '@/components/charts/frame/chart-card';
import { SignInOffer } from '@/components/modals/sign-in-offer';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { useSession } from '@/lib/client/session/session';
import { compareWords as words } from '@/lib/content/research/stocks';
import { chartsContract } from '@/lib/contracts/research/charts';
import type { CompareMetric } from '@/lib/domain/research/research';

const chartsClient = () => createClient(chartsContract, browserHttp());

type CompareChartProps = { tickers: readonly string[]; metric: CompareMetric };

/** A comparison's chart with table, notes and a message about what could not be compared. */
export function CompareChart({ tickers, metric }: CompareChartProps) {
  const { user } = useSession();
  const symbols = tickers.join(',');
  return (
    <ChartCard
      name={`compare-${tickers.join('-')}-${metric}`}
      title={`${words.metrics[metric]}: ${tickers.join(', ')}`}
      description={metric === 'price' ? words.chartText.price : words.chartText.other}
      level={2}
      kind="line"
      load={() => chartsClient().compare({ query: { symbols, metric } })}
      mayLoad={user !== null}
      instead={<SignInOffer label={words.signIn}>{words.visitors}</SignInOffer>}
    />
  );
}
