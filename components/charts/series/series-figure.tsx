import { use, useRef, useState } from 'react';
import type { Chart } from '@/lib/contracts/shared/market-meta';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { chartScale, scaleText } from '@/lib/charts/chart-scale';
import { chartCsv } from '@/lib/charts/chart-csv';
import { bandGist } from '@/lib/charts/band';
import { chartGist, chartSummary } from '@/lib/charts/chart-summary';
import { axisName, isTime, pointName, unitNames, valueText } from '@/lib/charts/chart-text';
import { ChartDetail } from '../frame/chart-contexts';
import { ChartFrame } from '../frame/chart-frame';
import type { ChartKind } from '../frame/chart-kinds';
import { ChartTable } from '../frame/chart-table';
import { ChartTools } from '../frame/chart-tools';
import type { DrawnProps } from '../frame/lazy-chart';
import { ListenButton } from '../frame/listen-button';
import { RangeChart } from '../ranges/range-chart';
import { rangeGist, rangeRows } from '../ranges/range-layout';
import { maxEndNames } from './end-names';
import { SeriesChart } from './series-chart';
import { seriesPicture } from './series-picture';

type SeriesFigureProps = DrawnProps<Chart> & { kind: ChartKind };

/**
 * A chart of series in its frame. The image and the sound leave out hidden series; the table and the file include them.
 */
export function SeriesFigure({ data, name, title, kind, emptyText, endNames, ...state }: SeriesFigureProps) {
  // Without a legend, lines cannot be told apart, so a preview draws and names only the first.
  const isPreview = !use(ChartDetail);
  const isFirstOnly = isPreview && kind === 'line' && data.series.length > 1;
  const chart = isFirstOnly ? firstSeries(data) : isPreview && kind === 'band' ? bandPreview(data) : data;
  const { series, points, meta } = chart;
  const place = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const shown = series.flatMap(({ key }, index) => (hidden.includes(key) ? [] : [index]));
  const toggle = (key: string) =>
    setHidden(hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key]);

  const [chosenScale, setChosenScale] = useState<'even' | 'log'>();
  const scale = chartScale({
    points,
    shown,
    unit: series[0]?.unit ?? 'index',
    isLength: kind === 'bar' || kind === 'stacked',
    isStacked: kind === 'stacked',
    isTimed: isTime(points[0]?.at ?? ''),
    chosen: kind === 'dot-range' ? 'even' : chosenScale,
  });
  const unit = [...new Set(series.map((one) => unitNames[one.unit]))].join(', ');
  const drawnIn = scale.isLog ? `${unit}, logarithmic scale` : unit;
  const summary = chartSummary(chart);
  const isEmpty = points.every(({ values }) => values.every((value) => value === null));
  const audible = shown.map((index) => ({
    label: series[index]?.label ?? '',
    values: points.map(({ values }) => values[index] ?? null),
  }));

  return (
    <ChartFrame
      {...state}
      title={title}
      unit={isFirstOnly ? `${series[0]?.label}, in ${lowered(drawnIn)}` : drawnIn}
      isUnitHidden={kind === 'dot-range'}
      meta={meta}
      summary={summary}
      gist={gistOf(chart, kind)}
      isEmpty={isEmpty}
      table={
        <ChartTable
          caption={`${title}, ${unit}`}
          head={[axisName(points[0]?.at), ...series.map(({ label }) => label)]}
          rows={points.map(({ at, values }) => [
            pointName(at),
            ...series.map((one, index) => valueText(values[index], one.unit)),
          ])}
        />
      }
      tools={
        isEmpty ? null : (
          <ChartTools
            name={name}
            title={title}
            meta={meta}
            csv={() => chartCsv({ ...chart, title })}
            picture={() =>
              seriesPicture(place.current, { title, unit: drawnIn, note: scaleText(scale, chart), chart, shown })
            }
          >
            <ListenButton title={title} lines={audible} summary={summary} />
          </ChartTools>
        )
      }
    >
      {isEmpty ? (
        <EmptyState title={emptyText ? 'No data in this range' : 'No data yet'}>
          {emptyText ?? 'This chart appears once data is reported.'}
        </EmptyState>
      ) : kind === 'dot-range' ? (
        <RangeChart chart={chart} title={title} shown={shown} place={place} />
      ) : (
        <SeriesChart
          chart={chart}
          kind={kind}
          title={title}
          shown={shown}
          hidden={hidden}
          onToggle={toggle}
          scale={scale}
          onScale={setChosenScale}
          place={place}
          endNames={series.length > 1 && series.length <= maxEndNames ? resolveEndNames(series, endNames) : undefined}
        />
      )}
    </ChartFrame>
  );
}

function gistOf(chart: Chart, kind: ChartKind) {
  const own = { band: () => bandGist(chart), 'dot-range': () => rangeGist(rangeRows(chart)) };
  return (kind === 'band' || kind === 'dot-range' ? own[kind]() : '') || chartGist(chart);
}

/** The lines named at their ends; 'all' means every line except benchmarks. */
const resolveEndNames = (series: Chart['series'], endNames: DrawnProps<Chart>['endNames']) =>
  endNames === 'all' ? series.flatMap(({ key }) => (benchmarks.includes(key) ? [] : [key])) : endNames;
const benchmarks = ['baseline', 'close'];

/** The number of monthly points in a preview: two and a half years. */
const previewPoints = 30;
/**
 * Shortens a band to the preview's points and drops its baseline, because a small chart has only one line per label.
 */
function bandPreview({ series, points, ...chart }: Chart): Chart {
  const isKept = (_: unknown, index: number) => series[index]?.key !== 'baseline';
  return {
    ...chart,
    series: series.filter(isKept),
    points: points.slice(-previewPoints).map(({ at, values }) => ({ at, values: values.filter(isKept) })),
  };
}

const firstSeries = ({ series, points, ...chart }: Chart): Chart => ({
  ...chart,
  series: series.slice(0, 1),
  points: points.map(({ at, values }) => ({ at, values: values.slice(0, 1) })),
});

/** Within a sentence: "percent", but "US dollars". */
const lowered = (unit: string) => unit.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
