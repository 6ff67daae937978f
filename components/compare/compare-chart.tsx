import { ChartCard } from '@/components/charts/chart-card';
import { SignInOffer } from '@/components/modals/sign-in-offer';
import { useSession } from '@/lib/client/session';
import { compareWords as words } from '@/lib/content/stocks';
import type { CompareMetric } from '@/lib/domain/research';

type CompareChartProps = { tickers: readonly string[]; metric: CompareMetric };

/** The chart of a comparison, with its table, its notes and the sentence of whatever could not be compared. */
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
      load={async (signal) => {
        const { compareCalls } = await import('./compare-calls');
        return compareCalls().compare({ query: { symbols, metric }, signal });
      }}
      mayLoad={user !== null}
      instead={<SignInOffer label={words.signIn}>{words.visitors}</SignInOffer>}
    />
  );
}
