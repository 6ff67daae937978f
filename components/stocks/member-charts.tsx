import { CandlesCard } from '@/components/charts/candles-card';
import { ChartCard } from '@/components/charts/chart-card';
import { stockCharts as words } from '@/lib/content/stocks';
import { candleRanges } from '@/lib/domain/research';
import { stockParts } from '@/lib/domain/stock-parts';
import styles from './stock-charts.module.css';

/** The charts as members see them: each asks with the bearer when it comes near. */
export const MemberCharts = ({ ticker }: { ticker: string }) => (
  <div className={styles.charts}>
    <div id={stockParts.prices} className={styles.wide}>
      <CandlesCard
        name={`${ticker}-candles`}
        title={words.candles.title}
        description={words.candles.text}
        ranges={candleRanges}
        range="1y"
        load={async (range, signal) => (await loadCalls()).candles({ query: { symbol: ticker, range }, signal })}
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
        />
      </div>
    ))}
  </div>
);

const loadCalls = async () => (await import('./stock-calls')).stockCalls();
