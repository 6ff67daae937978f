import { use, type RefObject } from 'react';
import type { Chart } from '@/lib/contracts/shared/market-meta';
import { markColors } from '@/lib/charts/chart-marks';
import { scaleText, type ChartScale } from '@/lib/charts/chart-scale';
import { pointName, valueText } from '@/lib/charts/chart-text';
import type { ChartKind } from '../frame/chart-kinds';
import { ChartDetail } from '../frame/chart-contexts';
import { ChartLegend } from '../frame/chart-legend';
import { SeriesKey } from '../frame/series-key';
import { PlotArea } from './plot-area';
import { PointTip } from './point-tip';
import { ScaleSwitch } from '../frame/scale-switch';
import { inset, insetRight, SeriesPlot } from './series-plot';
import styles from './series-chart.module.css';
import { useCursor } from './use-cursor';
import { useSize } from '../frame/use-size';

type SeriesChartProps = {
  chart: Chart;
  kind: ChartKind;
  title: string;
  /** `shown`: indexes of the visible series. `hidden`: keys of the others. */
  shown: readonly number[];
  hidden: readonly string[];
  onToggle: (key: string) => void;
  scale: ChartScale;
  onScale: (wanted: 'even' | 'log') => void;
  place: RefObject<HTMLDivElement | null>;
  hasEndNames: boolean;
};

/** Series over time or categories, readable visually and by keyboard. */
export function SeriesChart(props: SeriesChartProps) {
  const { chart, kind, title, shown, hidden, onToggle, scale, onScale, place, hasEndNames } = props;
  const { series, points } = chart;
  const size = useSize(place);
  const isDetailed = use(ChartDetail);
  const right = insetRight(hasEndNames);
  const pointAt = (x: number, width: number) =>
    Math.floor(((x - inset.left) / (width - inset.left - right)) * points.length);
  const { cursor, isByKey, hands } = useCursor({ points: points.length, series: shown, pointAt });

  return (
    <>
      {series.length > 1 && isDetailed && !hasEndNames ? (
        <ChartLegend series={series} kind={kind} hidden={hidden} onToggle={onToggle} />
      ) : null}
      {series.length > 1 && !isDetailed && !hasEndNames ? <SeriesKey series={series} kind={kind} /> : null}
      {isDetailed ? <ScaleSwitch scale={scale} onChange={onScale} /> : null}
      <PlotArea
        title={title}
        spoken={cursor && isByKey ? spokenPoint(chart, cursor.point, cursor.series) : ''}
        place={place}
        colors={markColors(series.length)}
        handlers={hands}
      >
        <SeriesPlot
          chart={chart}
          kind={kind}
          shown={shown}
          scale={scale}
          cursor={cursor}
          size={size}
          hasEndNames={hasEndNames}
        />
        {cursor ? (
          <PointTip chart={chart} kind={kind} shown={shown} cursor={cursor} width={size.width} right={right} />
        ) : null}
      </PlotArea>
      {scale.beyond.length > 0 ? <p className={styles.beyond}>{scaleText(scale, chart)}</p> : null}
    </>
  );
}

/** '2021: Revenue $13.9 b', the series named only where there are several. */
function spokenPoint({ series, points }: Chart, point: number, at: number) {
  const [which, where] = [series[at], points[point]];
  if (!which || !where) return '';
  const name = series.length > 1 ? `${which.label} ` : '';
  return `${pointName(where.at)}: ${name}${valueText(where.values[at], which.unit)}`;
}
