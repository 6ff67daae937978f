import { useRef } from 'react';
import type { LineDrawing } from '@/lib/charts/line-drawing';
import { lineFrame } from '@/lib/charts/line-frame';
import { chartCsv } from '@/lib/charts/chart-csv';
import { pointName, valueText } from '@/lib/charts/chart-text';
import { plotLine } from '@/lib/charts/line-path';
import { niceTicks } from '@/lib/charts/nice-ticks';
import { ChartTools } from '../frame/chart-tools';
import styles from './line-figure.module.css';
import { linePicture } from './line-picture';
import { ListenButton } from '../frame/listen-button';
import { PlotArea } from '../series/plot-area';
import tips from '../series/plot-area.module.css';
import { useCursor } from '../series/use-cursor';

type Line = { title: string; drawing: LineDrawing };

const onlySeries = [0];

/** A cursor over an existing line: arrow keys, mouse and touch. */
export function LineCursor({ title, drawing: { numbers, unitKey } }: Line) {
  const place = useRef<HTMLDivElement>(null);
  const last = numbers.length - 1;
  const pointAt = (x: number, width: number) => Math.round((x / width) * last);
  const { cursor, isByKey, hands } = useCursor({ points: numbers.length, series: onlySeries, pointAt });
  const here = cursor ? numbers[cursor.point] : undefined;
  const words = here ? { name: pointName(here.at), value: valueText(here.value, unitKey) } : null;
  const along = cursor ? (cursor.point / last) * 100 : 0;
  return (
    <PlotArea
      title={title}
      spoken={words && isByKey ? `${words.name}: ${words.value}` : ''}
      place={place}
      hands={hands}
      isOver
    >
      {here && words ? (
        <>
          <span className={styles.here} style={{ left: `${along}%` }} />
          <span className={styles.dot} style={{ left: `${along}%`, top: `${topOf(numbers, here.value)}%` }} />
          <span className={tips.tip} style={along < 50 ? { left: `${along + 2}%` } : { right: `${102 - along}%` }}>
            <span className={tips.tipTitle}>{words.name}</span>
            <span>{words.value}</span>
          </span>
        </>
      ) : null}
    </PlotArea>
  );
}

/** Sound, numbers and picture: the actions of every chart. */
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

/** A value's position in percent from the top, on the line's scale. */
function topOf(numbers: LineDrawing['numbers'], value: number) {
  const values = numbers.map((known) => known.value);
  const { yOf } = plotLine(values, lineFrame, niceTicks(Math.min(...values), Math.max(...values)));
  return (yOf(value) / lineFrame.height) * 100;
}
