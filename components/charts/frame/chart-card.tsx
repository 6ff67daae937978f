import type { Chart } from '@/lib/contracts/shared/market-meta';
import type { ChartKind } from './chart-kinds';
import { LazyChart, type DrawnProps, type LazyChartProps } from './lazy-chart';

type ChartCardProps = LazyChartProps<Chart> & { kind: ChartKind };

/**
 * A chart of series with its source, table, downloads, cursor, sound, and loading and error states.
 *
 *     <ChartCard name={`${slug}-revenue-by-year`} title="Revenue" description="Ten fiscal years, sum of 18 companies."
 *       kind="bar" load={(signal) => charts.sector({ params: { slug, chart: 'revenue-by-year' }, signal })} />
 */
export function ChartCard({ kind, ...card }: ChartCardProps) {
  // The chart name is the key, so that a new chart does not show the previous one's last loaded data.
  return <LazyChart key={card.name} {...card} question={card.name} loadCode={codeOf[kind]} />;
}

const loadSeries = (kind: ChartKind) => () =>
  import('../series/series-figure').then(({ SeriesFigure }) => {
    const Drawn = (props: DrawnProps<Chart>) => <SeriesFigure {...props} kind={kind} />;
    return Drawn;
  });

/** One loader per kind, created at module level: a new loader function would load the code again. */
const codeOf: Record<ChartKind, ReturnType<typeof loadSeries>> = {
  line: loadSeries('line'),
  bar: loadSeries('bar'),
  stacked: loadSeries('stacked'),
  band: loadSeries('band'),
  'dot-range': loadSeries('dot-range'),
};
