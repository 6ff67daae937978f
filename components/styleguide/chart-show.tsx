import { ChartCard } from '@/components/charts/frame/chart-card';
import { LineFigure } from '@/components/charts/lines/line-figure';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Section } from '@/components/ui/section';
import { lineDrawing } from '@/lib/charts/line-drawing';
import type { Chart } from '@/lib/contracts/shared/market-meta';
import { CandlesShow } from './candles-show';
import { sampleCharts, samplePrice } from './sample-charts';
import styles from './styleguide.module.css';

const give = (chart: Chart) => () => Promise.resolve(chart);
const neverComes = () => new Promise<Chart>(() => undefined);
const breaks = () => Promise.reject(new Error('Sample failure'));
const line = lineDrawing(samplePrice);

/** All chart kinds in all states, with sample data. */
export function ChartShow() {
  const { revenue, income, ratio, ratings, predicted, targets, many, empty, stale } = sampleCharts;
  return (
    <Section title="Charts">
      <div className={styles.stack}>
        {line ? (
          <LineFigure
            name="line"
            title="A line drawn on the server"
            description="One year of closing prices."
            drawing={line}
          />
        ) : null}
        <CandlesShow />
        <div className={styles.columns}>
          <ChartCard
            name="revenue"
            title="Revenue"
            description="Ten fiscal years, sum of 18 companies."
            kind="bar"
            load={give(revenue)}
          />
          <ChartCard
            name="net-income"
            title="Net income"
            description="A sector with early losses."
            kind="bar"
            load={give(income)}
          />
          <ChartCard
            name="pe-ratio"
            title="P/E ratio"
            description="Median, with lower and upper quartiles."
            kind="line"
            load={give(ratio)}
          />
          <ChartCard
            name="recommendations"
            title="Recommendations"
            description="Number of analysts by rating."
            kind="stacked"
            load={give(ratings)}
          />
          <ChartCard
            name="predicted-price"
            title="Predicted price"
            description="A price with its error band."
            kind="band"
            load={give(predicted)}
          />
          <ChartCard
            name="price-targets"
            title="Price targets"
            description="Lowest, mean and highest, by stock."
            kind="dot-range"
            load={give(targets)}
          />
          <ChartCard
            name="sectors"
            title="Eight sectors"
            description="Distinguished by color, dash and shape."
            kind="line"
            load={give(many)}
          />
          <ChartCard
            name="sides"
            title="Side by side"
            description="Bars of several series."
            kind="bar"
            load={give(ratio)}
          />
          <ChartCard
            name="cash-flow"
            title="Delayed"
            description="The source has not responded."
            kind="bar"
            load={give(stale)}
          />
          <ChartCard
            name="waiting"
            title="Loading"
            description="The data is still loading."
            kind="bar"
            load={neverComes}
          />
          <ChartCard name="failed" title="Error" description="The data failed to load." kind="bar" load={breaks} />
          <ChartCard name="empty" title="Empty" description="There is no data to show." kind="bar" load={give(empty)} />
          <ChartCard
            name="members"
            title="For members"
            description="Data loads only for members."
            kind="bar"
            load={give(revenue)}
            mayLoad={false}
            instead={<EmptyState title="Members see this chart">Log in and it appears here.</EmptyState>}
          />
        </div>
      </div>
    </Section>
  );
}
