import type { Chart } from '@/lib/contracts/shared/market-meta';
import type { ChartKind } from './chart-kinds';
import { LazyChart, type DrawnProps, type LazyChartProps } from './lazy-chart';

type ChartCardProps = LazyChartProps<Chart> & { kind: ChartKind };

/**
 * A chart of series in a page, with all that belongs to it: source, table, files, cursor, sound, and its states.
 *
 *     <ChartCard name={`${slug}-revenue-by-year`} title="Revenue" description="Ten fiscal years, sum of 18 companies."
 *       kind="bar" load={(signal) => charts.sector({ params: { slug, chart: 'revenue-by-year' }, signal })} />
 */
export function ChartCard({ kind, ...card }: ChartCardProps) {
  // The name in the key: another chart must not show this one's last good data.
  return <LazyChart key={card.name} {...card} question={card.name} loadCode={codeOf[kind]} />;
}

const loadSeries = (kind: ChartKind) => () =>
  import('../series/series-figure').then(({ SeriesFigure }) => {
    const Drawn = (props: DrawnProps<Chart>) => <SeriesFigure {...props} kind={kind} />;
    return Drawn;
  });

/** One loader per kind, created once: the code is loaded again only when the loader changes. */
const codeOf: Record<ChartKind, ReturnType<typeof loadSeries>> = {
  line: loadSeries('line'),
  bar: loadSeries('bar'),
  stacked: loadSeries('stacked'),
  band: loadSeries('band'),
  'dot-range': loadSeries('dot-range'),
};
