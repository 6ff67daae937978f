import type { GetServerSideProps } from 'next';
import { performancePage as copy } from '@/lib/content/signals/performance-page';
import { countFigures, type SummaryFigure } from '@/lib/content/signals/record-summary';
import { outcomeTable } from '@/lib/content/signals/outcomes/outcome-table';
import { pictureSteps, type RecordPictures } from '@/lib/charts/signals/record-pictures';
import { createClient } from '@/lib/client/http/create-client';
import { sampleSentence } from '@/lib/content/signals/sample-sentence';
import { outcomesContract } from '@/lib/contracts/signals/outcomes';
import type { StatisticsTable } from '@/lib/content/signals/statistics/statistics-table';
import type { RecordStatistics } from '@/lib/content/signals/statistics/record-statistics';
import { formulasOf, statisticsCopy } from '@/lib/content/signals/statistics/statistics-copy';
import { monthlyPrices } from '@/lib/domain/membership/plans';
import { recordPaths } from '@/lib/domain/signals/record-paths';
import {
  atPrice,
  performanceQuery,
  performanceViewFrom,
  priceBases,
  recordCharts,
  recordVariants,
  type PerformanceView,
  type RecordChart,
  type RecordVariant,
} from '@/lib/domain/signals/statistics/performance-view';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { readAllTrades } from './all-trades';
import { runSteps } from './run-steps';
import { readStoredFigures } from './read-stored-figures';
import { statisticsOf } from './record-statistics';

/** A row of links to other views of the same statistics. */
export type PerformanceChoice = {
  name: string;
  options: readonly { label: string; href: string; isCurrent: boolean }[];
};

export type PerformanceProps = {
  variant: RecordVariant;
  /** The choice of variant, then the choice of price. */
  choices: readonly PerformanceChoice[];
  /** The selected chart; `chartChoice` links to the others. */
  chart: RecordChart;
  chartChoice: PerformanceChoice;
  /** A sentence on what the figures are based on. */
  basis: string;
  statistics: RecordStatistics;
  /** Counts and sums; filled only below 30 closed trades. */
  counts: readonly SummaryFigure[];
  /** Null below 30 closed trades. */
  pictures: RecordPictures | null;
  isSample: boolean;
  /** Disclosure that must accompany these trades. */
  note: string | null;
  formulas: readonly (readonly [name: string, formula: string])[];
  method: string;
  /** Results that members reported. The table is null below 30 members. */
  survey: { table: StatisticsTable | null; isSample: boolean };
};

/** Rendered on the server from the query, so that every view works without JavaScript; the same for all visitors. */
export const getPerformanceProps: GetServerSideProps<PerformanceProps> = async ({ query, res }) => {
  const view = performanceViewFrom(query);
  const [figures, survey] = await Promise.all([
    storedPerformance(view),
    createClient(outcomesContract, pageHttp()).results(),
  ]);
  res.setHeader('Cache-Control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=300');
  return {
    props: {
      variant: view.variant,
      choices: choicesOf(view),
      chart: view.chart,
      chartChoice: chartChoiceOf(view),
      basis: copy.bases[view.price],
      ...figures,
      formulas: formulasOf(figures.statistics.tables),
      method: statisticsCopy.method,
      survey: { table: outcomeTable(survey), isSample: survey.meta.isSample },
    },
  };
};

type Figured = Pick<PerformanceView, 'variant' | 'price'>;

export const storedPerformance = (view: Figured) =>
  readStoredFigures({ name: `performance ${view.variant} ${view.price}`, usesPrices: true }, () => figuresOf(view));

/** Computes the figures, which reads every trade. */
async function figuresOf(view: Figured) {
  const { trades, meta } = await readAllTrades(view.variant);
  // Sample signals of the live variant are generated from the sample market's prices; the historical sample is not.
  const hasSamplePrices = view.variant === 'live' && meta.isSample;
  const statistics = await statisticsOf(trades, { hasSamplePrices, price: view.price });
  return {
    statistics,
    counts: statistics.tooFew ? countFigures(trades) : [],
    pictures: await runSteps(pictureSteps(atPrice(trades, view.price, monthlyPrices.member))),
    isSample: meta.isSample,
    note: meta.note ? sampleSentence : null,
  };
}

const choicesOf = (view: PerformanceView): PerformanceChoice[] => [
  {
    name: copy.choose.variant,
    options: recordVariants.map((variant) => option(copy.variants[variant], view, { ...view, variant })),
  },
  {
    name: copy.choose.price,
    options: priceBases.map((price) => option(copy.prices[price], view, { ...view, price })),
  },
];

const chartChoiceOf = (view: PerformanceView): PerformanceChoice => ({
  name: copy.choose.chart,
  options: recordCharts.map((chart) => option(copy.chartNames[chart], view, { ...view, chart })),
});

const option = (label: string, current: PerformanceView, view: PerformanceView) => ({
  label,
  href: recordPaths.performance + performanceQuery(view),
  isCurrent: performanceQuery(view) === performanceQuery(current),
});
