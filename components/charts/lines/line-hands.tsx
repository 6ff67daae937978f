import { useRef } from 'react';
import type { LineDrawing } from '@/lib/charts/line-drawing';
import { lineFrame } from '@/lib/charts/line-frame';
import { chartCsv } from '@/lib/charts/chart-csv';
import { pointName, valueText } from '@/lib/charts/chart-text';
import { plotLine } from '@/lib/charts/line-path';
import { niceTicks } from '@/lib/charts/nice-ticks';
import { ChartTools } from '../frame/chart-tools';
import { linePicture } from './line-picture';
import { ListenButton } from '../frame/listen-button';
import { SingleCursor } from './single-cursor';

type Line = { title: string; drawing: LineDrawing };

/** A cursor over a line that the server rendered. */
export function LineCursor({ title, drawing: { numbers, unitKey } }: Line) {
  const last = numbers.length - 1;
  return (
    <SingleCursor
      title={title}
      points={numbers.length}
      pointAt={(x, width) => Math.round((x / width) * last)}
      describe={(index) => {
        const point = numbers[index];
        if (!point) return undefined;
        const words = { name: pointName(point.at), value: valueText(point.value, unitKey) };
        return { left: (index / last) * 100, top: topOf(numbers, point.value), ...words };
      }}
    />
  );
}

/** The sound and download buttons that every chart has. */
export function LineTools({ title, drawing, name }: Line & { name: string }) {
  const place = useRef<HTMLDivElement>(null);
  const { numbers, label, unit, unitKey, meta, summary } = drawing;
  const chart = {
    series: [{ key: 'line', label, unit: unitKey }],
    points: numbers.map(({ at, value }) => ({ at, values: [value] })),
  };
  return (
    <div ref={place}>
      <ChartTools
        name={name}
        title={title}
        meta={meta}
        csv={() => chartCsv({ ...chart, title, meta })}
        picture={() => linePicture(place.current?.closest('figure'), { title, unit, meta, drawing })}
      >
        <ListenButton title={title} lines={[{ label, values: numbers.map(({ value }) => value) }]} summary={summary} />
      </ChartTools>
    </div>
  );
}

/** The vertical position of a value on the line's scale, in percent from the top. */
function topOf(numbers: LineDrawing['numbers'], value: number) {
  const values = numbers.map((known) => known.value);
  const { yOf } = plotLine(values, lineFrame, niceTicks(Math.min(...values), Math.max(...values)));
  return (yOf(value) / lineFrame.height) * 100;
}
