import { use, type RefObject } from 'react';
import type { Chart } from '@/lib/contracts/shared/market-meta';
import { bandColors } from '@/lib/charts/band';
import { seriesColors } from '@/lib/charts/chart-marks';
import { scaleText, type ChartScale } from '@/lib/charts/chart-scale';
import type { ChartKind } from '../frame/chart-kinds';
import { ChartDetail } from '../frame/chart-contexts';
import { ChartLegend } from '../frame/chart-legend';
import { SeriesKey } from '../frame/series-key';
import { EndKey } from './end-key';
import { endNamesWidth } from './end-names';
import { nearestLine } from './line-heights';
import { PlotArea } from './plot-area';
import { PointTip } from './point-tip';
import { ScaleSwitch } from '../frame/scale-switch';
import { inset, SeriesPlot } from './series-plot';
import styles from './series-chart.module.css';
import { spokenPoint } from './spoken-point';
import { useCursor } from './use-cursor';
import { useSize } from '../frame/use-size';

type SeriesChartProps = {
  chart: Chart;
  kind: ChartKind;
  title: string;
  /** `shown` has the indexes of the visible series, `hidden` the keys of the others. */
  shown: readonly number[];
  hidden: readonly string[];
  onToggle: (key: string) => void;
  scale: ChartScale;
  onScale: (wanted: 'even' | 'log') => void;
  place: RefObject<HTMLDivElement | null>;
  /** The keys of the main lines when lines are labeled at their ends; undefined for a legend. */
  endNames: readonly string[] | undefined;
};

/** Series over time or categories, readable visually and by keyboard. */
export function SeriesChart(props: SeriesChartProps) {
  const { chart, kind, title, shown, hidden, onToggle, scale, onScale, place, endNames } = props;
  const { series, points } = chart;
  const size = useSize(place);
  const isDetailed = use(ChartDetail);
  const isNamed = endNames !== undefined;
  const hasEndNames = isNamed && size.width >= narrowest;
  const right = hasEndNames ? endNamesWidth(chart) : inset.right;
  const benchmarks = series.flatMap(({ key }, index) => (!isNamed || endNames.includes(key) ? [] : [index]));
  const colors = { ...seriesColors(series, benchmarks), ...(kind === 'band' ? bandColors(series) : {}) };
  const pointAt = (x: number, width: number) =>
    Math.floor(((x - inset.left) / (width - inset.left - right)) * points.length);
  const seriesAt = (point: number, y: number) =>
    isNamed ? nearestLine(chart, { shown, scale, height: size.height, inset }, point, y) : undefined;
  const { cursor, isByKey, hands } = useCursor({ points: points.length, series: shown, pointAt, seriesAt });
  const emphasized = isNamed && cursor ? cursor.series : undefined;

  return (
    <>
      {series.length > 1 && isDetailed && !isNamed ? (
        <ChartLegend series={series} kind={kind} hidden={hidden} onToggle={onToggle} />
      ) : null}
      {series.length > 1 && !isDetailed && !isNamed ? <SeriesKey series={series} kind={kind} /> : null}
      {isNamed && !hasEndNames ? <EndKey chart={chart} colors={colors} emphasized={emphasized} /> : null}
      {isDetailed ? <ScaleSwitch scale={scale} onChange={onScale} /> : null}
      <PlotArea
        title={title}
        spoken={cursor && isByKey ? spokenPoint(chart, cursor.point, cursor.series) : ''}
        place={place}
        style={colors}
        handlers={hands}
      >
        <SeriesPlot
          chart={chart}
          kind={kind}
          shown={shown}
          scale={scale}
          cursor={cursor}
          size={size}
          right={right}
          hasEndNames={hasEndNames}
          isNamed={isNamed}
          emphasized={emphasized}
        />
        {cursor ? (
          <PointTip
            chart={chart}
            kind={kind}
            shown={shown}
            cursor={cursor}
            width={size.width}
            right={right}
            isNamed={isNamed}
          />
        ) : null}
      </PlotArea>
      {scale.beyond.length > 0 ? <p className={styles.beyond}>{scaleText(scale, chart)}</p> : null}
    </>
  );
}

/** The minimum width in pixels for labels at the line ends; narrower charts list them above the plot. */
const narrowest = 480;
