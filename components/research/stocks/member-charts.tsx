import { CandlesCard } from '@/components/charts/candles/candles-card';
import { ChartCard } from '@/components/charts/frame/chart-card';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { stockCharts as words } from '@/lib/content/research/stocks';
import { chartsContract } from '@/lib/contracts/research/charts';
import { candleRanges } from '@/lib/domain/research/research';
import { stockParts, type StockPart } from '@/lib/domain/research/stock-parts';
import styles from './stock-charts.module.css';

type MemberChartsProps = { ticker: string; parts: readonly StockPart[] };

/** Member charts. Each is fetched when it is near the viewport. */
export const MemberCharts = ({ ticker, parts }: MemberChartsProps) => (
  <div className={styles.charts}>
    <div id={stockParts.prices} className={styles.wide}>
      <CandlesCard
        name={`${ticker}-candles`}
        title={words.candles.title}
        description={words.candles.text}
        ranges={candleRanges}
        range="1y"
        load={(range) => chartsClient().candles({ query: { symbol: ticker, range } })}
      />
    </div>
    {rowsOf(parts).map(({ key, part, title, text, kind }) => (
      <div key={key} id={stockParts[part]}>
        <ChartCard
          name={`${ticker}-${key}`}
          title={title}
          description={text}
          kind={kind}
          load={() => chartsClient().stock({ params: { ticker, chart: key } })}
        />
      </div>
    ))}
  </div>
);

const rowsOf = (parts: readonly StockPart[]) => words.rows.filter(({ part }) => parts.includes(part));

const chartsClient = () => createClient(chartsContract, browserHttp());
