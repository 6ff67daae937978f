import type { Chart } from '@/lib/contracts/market-meta';
import { chartCsv } from '@/lib/domain/chart-csv';
import { chartSummary } from '@/lib/domain/chart-summary';
import { pointName, unitNames, valueWords } from '@/lib/domain/chart-words';
import { EmptyState } from '@/components/ui/empty-state';
import { ChartFrame } from './chart-frame';
import type { ChartKind } from './chart-kinds';
import { ChartTable } from './chart-table';
import { ChartTools } from './chart-tools';
import type { DrawnProps } from './late-chart';
import { SeriesChart } from './series-chart';

/** A chart of series in its frame. */
export function SeriesFigure({ data: chart, name, title, kind, ...state }: DrawnProps<Chart> & { kind: ChartKind }) {
  const { series, points, meta } = chart;
  const units = [...new Set(series.map(({ unit }) => unitNames[unit]))].join(', ');
  const isEmpty = points.every(({ values }) => values.every((value) => value === null));
  const summary = chartSummary(chart);
  const tableTitle = `Table of ${points.length} ${points.length === 1 ? 'row' : 'rows'}`;
  return (
    <ChartFrame
      {...state}
      title={title}
      unit={units}
      meta={meta}
      summary={isEmpty ? '' : summary}
      tools={isEmpty ? null : <ChartTools name={name} csv={() => chartCsv({ ...chart, title })} />}
      tableTitle={tableTitle}
      table={
        <ChartTable
          caption={`${title}, ${units}`}
          head={['', ...series.map(({ label }) => label)]}
          rows={points.map(({ at, values }) => [
            pointName(at),
            ...series.map(({ unit }, index) => valueWords(values[index], unit)),
          ])}
        />
      }
    >
      {isEmpty ? (
        <EmptyState title="No numbers yet">Nothing has been reported for this chart so far.</EmptyState>
      ) : (
        <SeriesChart chart={chart} kind={kind} title={title} />
      )}
    </ChartFrame>
  );
}
