import { CandlesCard } from '@/components/charts/candles-card';
import { ChartCard } from '@/components/charts/chart-card';
import { stockCharts as words } from '@/lib/content/stocks';
import { candleRanges } from '@/lib/domain/research';
import { stockParts, type StockPart } from '@/lib/domain/stock-parts';
import styles from './stock-charts.module.css';

type MemberChartsProps = { ticker: string; parts: readonly StockPart[] };

/** The charts as members see them, those that the stock has: each asks with the bearer when it comes near. */
export const MemberCharts = ({ ticker, parts }: MemberChartsProps) => (
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
    {rowsOf(parts).map(({ key, part, title, text, kind }) => (
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

const rowsOf = (parts: readonly StockPart[]) => words.rows.filter(({ part }) => parts.includes(part));

const loadCalls = async () => (await import('./stock-calls')).stockCalls();
