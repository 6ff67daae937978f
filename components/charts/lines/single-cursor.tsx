import { useRef } from 'react';
import { PlotArea } from '../series/plot-area';
import tips from '../series/plot-area.module.css';
import { useCursor } from '../series/use-cursor';
import styles from './line-figure.module.css';

/**
 * A point's position, in percent of the chart's width and height, and the text of its tooltip. Without `top` it has no
 * dot.
 */
export type CursorPoint = { left: number; top?: number; name: string; value: string };

type SingleCursorProps = {
  title: string;
  points: number;
  /** Returns the index of the point nearest to an x position, in pixels, in a chart of the given width. */
  pointAt: (x: number, width: number) => number;
  describe: (index: number) => CursorPoint | undefined;
};

const onlySeries = [0];

/** A cursor over a single line that is already drawn, for arrow keys, mouse and touch. */
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

/** Places the tooltip on the side of the cursor with more space, inside the chart. */
const beside = (left: number) =>
  left < 50
    ? { left: `${left + 2}%`, maxWidth: `${98 - left}%` }
    : { right: `${102 - left}%`, maxWidth: `${left - 2}%` };
