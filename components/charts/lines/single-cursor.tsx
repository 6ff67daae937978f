import { useRef } from 'react';
import { PlotArea } from '../series/plot-area';
import tips from '../series/plot-area.module.css';
import { useCursor } from '../series/use-cursor';
import styles from './line-figure.module.css';

/** Where a point is, in percent of the chart's width and height, and what the tip says. Without `top` it has no dot. */
export type CursorPoint = { left: number; top?: number; name: string; value: string };

type SingleCursorProps = {
  title: string;
  points: number;
  /** The index of the point nearest to an x position in a chart of that width, both in pixels. */
  pointAt: (x: number, width: number) => number;
  describe: (index: number) => CursorPoint | undefined;
};

const onlySeries = [0];

/** A cursor over one line that is already drawn: arrow keys, mouse and touch. */
export function SingleCursor({ title, points, pointAt, describe }: SingleCursorProps) {
  const place = useRef<HTMLDivElement>(null);
  const { cursor, isByKey, hands } = useCursor({ points, series: onlySeries, pointAt });
  const here = cursor ? describe(cursor.point) : undefined;
  return (
    <PlotArea
      title={title}
      spoken={here && isByKey ? `${here.name}: ${here.value}` : ''}
      place={place}
      handlers={hands}
      isOver
    >
      {here ? (
        <>
          <span className={styles.here} style={{ left: `${here.left}%` }} />
          {here.top === undefined ? null : (
            <span className={styles.dot} style={{ left: `${here.left}%`, top: `${here.top}%` }} />
          )}
          <span className={tips.tip} style={beside(here.left)}>
            <span className={tips.tipTitle}>{here.name}</span>
            <span>{here.value}</span>
          </span>
        </>
      ) : null}
    </PlotArea>
  );
}

/** On the wider side of the cursor, and within the chart. */
const beside = (left: number) =>
  left < 50
    ? { left: `${left + 2}%`, maxWidth: `${98 - left}%` }
    : { right: `${102 - left}%`, maxWidth: `${left - 2}%` };
