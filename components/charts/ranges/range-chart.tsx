import type { RefObject } from 'react';
import type { Chart } from '@/lib/contracts/shared/market-meta';
import { useSize } from '../frame/use-size';
import { PlotArea } from '../series/plot-area';
import { spokenPoint } from '../series/spoken-point';
import { useCursor } from '../series/use-cursor';
import { rangeHeights, rangeLayout, rangeRows } from './range-layout';
import { RangeRows } from './range-rows';

type RangeChartProps = {
  chart: Chart;
  title: string;
  shown: readonly number[];
  place: RefObject<HTMLDivElement | null>;
};

/** A range per name, such as the price targets of each stock, readable visually and by keyboard. */
export function RangeChart({ chart, title, shown, place }: RangeChartProps) {
  const { width } = useSize(place);
  const rows = rangeRows(chart);
  const layout = rangeLayout(rows, width);
  const pointAt = (_x: number, _width: number, y: number) => {
    const row = rows[Math.max(0, Math.floor((y - rangeHeights.head) / layout.rowHeight))];
    return chart.points.findIndex(({ at }) => at === row?.at);
  };
  const { cursor, isByKey, hands } = useCursor({ points: chart.points.length, series: shown, pointAt });
  const active = cursor ? rows.findIndex(({ at }) => at === chart.points[cursor.point]?.at) : undefined;
  return (
    <PlotArea
      title={title}
      spoken={cursor && isByKey ? spokenPoint(chart, cursor.point, cursor.series) : ''}
      place={place}
      style={{ height: rangeHeights.head + rows.length * layout.rowHeight }}
      handlers={hands}
    >
      <RangeRows rows={rows} layout={layout} width={width} active={active} />
    </PlotArea>
  );
}
