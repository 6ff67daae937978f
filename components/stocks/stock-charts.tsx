import { CandlesCard } from '@/components/charts/candles-card';
import { ChartCard } from '@/components/charts/chart-card';
import { SignInOffer } from '@/components/modals/sign-in-offer';
import { useSession } from '@/lib/client/session';
import { stockCharts as words } from '@/lib/content/stocks';
import { candleRanges } from '@/lib/domain/research';
import { stockParts } from '@/lib/domain/stock-parts';
import styles from './stock-charts.module.css';

/** The charts of a stock. A visitor sees what each would show, and the way to it; nothing is fetched for them. */
export function StockCharts({ ticker }: { ticker: string }) {
  const { user } = useSession();
  const mayLoad = user !== null;
  const instead = <SignInOffer label={words.signIn}>{words.visitors}</SignInOffer>;
  return (
    <div className={styles.charts}>
      <div id={stockParts.prices} className={styles.wide}>
        <CandlesCard
          name={`${ticker}-candles`}
          title={words.candles.title}
          description={words.candles.text}
          ranges={candleRanges}
          range="1y"
          load={async (range, signal) => (await loadCalls()).candles({ query: { symbol: ticker, range }, signal })}
          mayLoad={mayLoad}
          instead={instead}
        />
      </div>
      {words.rows.map(({ key, part, title, text, kind }) => (
        <div key={key} id={stockParts[part]}>
          <ChartCard
            name={`${ticker}-${key}`}
            title={title}
            description={text}
            kind={kind}
            load={async (signal) => (await loadCalls()).stock({ params: { ticker, chart: key }, signal })}
            mayLoad={mayLoad}
            instead={instead}
          />
        </div>
      ))}
    </div>
  );
}

const loadCalls = async () => (await import('./stock-calls')).stockCalls();
