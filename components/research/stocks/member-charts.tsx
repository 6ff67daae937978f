import { useMemo } from 'react';
import { CandlesCard } from '@/components/charts/candles/candles-card';
import { ChartGrid } from '@/components/charts/frame/chart-grid';
import { OverviewCard } from '@/components/charts/frame/overview-card';
import { HasSampleLabel } from '@/components/charts/frame/chart-contexts';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { stockCharts as copy } from '@/lib/content/research/stocks';
import { chartsContract } from '@/lib/contracts/research/charts';
import { indexFund, shownRanges, type CandleRange } from '@/lib/domain/research/research';
import { stockParts } from '@/lib/domain/research/stock-parts';
import styles from './stock-charts.module.css';

const anchors = copy.rows.map(({ part }) => stockParts[part]);

/** Member charts of a company. Each is fetched when it is near the viewport. */
export const MemberCharts = ({ ticker, isSample }: { ticker: string; isSample: boolean }) => (
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

type MemberPriceProps = { ticker: string; copy: { title: string; beside: string } };

/** A member's price chart: every range, with the market next to it on demand. */
export function MemberPrice({ ticker, copy }: MemberPriceProps) {
  const beside = useMemo(
    () =>
      ticker === indexFund
        ? undefined
        : { label: copy.beside, name: indexFund, load: (range: CandleRange) => readCandles(indexFund, range) },
    [ticker, copy.beside],
  );
  return (
    <CandlesCard
      name={`${ticker}-candles`}
      title={copy.title}
      level={2}
      ranges={shownRanges}
      range="1y"
      load={(range) => readCandles(ticker, range)}
      {...(beside ? { beside } : {})}
    />
  );
}

const readCandles = (symbol: string, range: CandleRange) =>
  createClient(chartsContract, browserHttp()).candles({ query: { symbol, range } });
