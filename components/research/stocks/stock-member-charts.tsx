import { useMemo } from 'react';
import { CandlesCard } from '@/components/charts/candles/candles-card';
import type { Beside } from '@/components/charts/candles/candles-context';
import { ChartGrid } from '@/components/charts/frame/chart-grid';
import { OverviewCard } from '@/components/charts/frame/overview-card';
import { HasSampleLabel } from '@/components/charts/frame/chart-contexts';
import { useAddress } from '@/lib/client/data/use-address';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { stockCharts as copy } from '@/lib/content/research/stocks';
import { chartsContract } from '@/lib/contracts/research/charts';
import { priceViewFrom, priceViewQuery } from '@/lib/domain/research/price-view';
import { indexFund, shownRanges, type CandleRange } from '@/lib/domain/research/research';
import type { StockPageProps } from '@/lib/server/research/stocks/page-props/stocks';
import { stockParts } from '@/lib/domain/research/stock-parts';
import styles from './stock-charts.module.css';

const anchors = copy.rows.map(({ part }) => stockParts[part]);

/** A company's charts for members. Each loads when it nears the viewport. */
export const StockMemberCharts = ({ ticker, isSample }: { ticker: string; isSample: boolean }) => (
  <HasSampleLabel value={isSample}>
    <ChartGrid className={styles.charts} anchors={anchors}>
      {copy.rows.map(({ key, part, title, text, kind }) => (
        <OverviewCard
          key={key}
          anchor={stockParts[part]}
          name={`${ticker}-${key}`}
          title={title}
          text={text}
          kind={kind}
          load={() => createClient(chartsContract, browserHttp()).stock({ params: { ticker, chart: key } })}
        />
      ))}
    </ChartGrid>
  </HasSampleLabel>
);

type MemberPriceProps = {
  ticker: string;
  /** The sector whose median can be added for comparison. */
  sector: string | null;
  /** Stocks offered for comparison, by ticker. */
  stocks: StockPageProps['besides'];
  copy: { title: string; beside: string; median: string };
};

/**
 * The members' price chart: all ranges, with an optional comparison with the market, the sector's median or a peer. The
 * choice is in the URL.
 */
export function MemberPrice({ ticker, sector, stocks, copy }: MemberPriceProps) {
  const besides = useMemo(
    (): Beside[] => [
      ...(ticker === indexFund ? [] : [stockLine(indexFund, copy.beside)]),
      ...(sector === null
        ? []
        : [
            {
              key: 'median',
              label: `${copy.median} ${sector}`,
              load: (range: CandleRange) => readMedian(ticker, range),
            },
          ]),
      ...stocks.map((stock) => stockLine(stock, stock)),
    ],
    [ticker, sector, stocks, copy],
  );
  const { query, change } = useAddress();
  const view = priceViewFrom(
    query,
    besides.map(({ key }) => key),
  );
  return (
    <CandlesCard
      name={`${ticker}-candles`}
      title={copy.title}
      level={2}
      ranges={shownRanges}
      view={view}
      onView={(next) => change(priceViewQuery({ ...view, ...next }, query))}
      load={(range) => readCandles(ticker, range)}
      besides={besides}
    />
  );
}

const stockLine = (symbol: string, label: string): Beside => ({
  key: symbol,
  label,
  load: (range) => readCandles(symbol, range),
});

/** Fetches the median of the stock's closest sector, which a comparison of a single stock includes. */
async function readMedian(ticker: string, range: CandleRange) {
  const query = { symbols: ticker, range };
  const { series, points } = await createClient(chartsContract, browserHttp()).compare({ query });
  const median = series.findIndex(({ key }) => key === 'sector');
  return { day: points.map(({ at }) => at), close: points.map(({ values }) => values[median] ?? null) };
}

const readCandles = (symbol: string, range: CandleRange) =>
  createClient(chartsContract, browserHttp()).candles({ query: { symbol, range } });
