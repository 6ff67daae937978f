import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { moveCursor, type ChartCursor } from '@/lib/charts/chart-cursor';

type Field = {
  points: number;
  series: readonly number[];
  /** Returns the index of the point at a position in pixels; null when the plot reports the point itself. */
  pointAt: ((x: number, width: number, y: number) => number) | null;
  /** Returns the index of the series nearest to a y position at a point, for plots where the pointer selects a series. */
  seriesAt?: (point: number, y: number) => number | undefined;
};

/** One cursor for keyboard, mouse and touch. Only keyboard moves are announced. */
export function useCursor({ points, series, pointAt, seriesAt }: Field) {
  const [cursor, setCursor] = useState<ChartCursor | null>(null);
  const [isByKey, setIsByKey] = useState(false);
  // The cursor is invalid if its series is hidden or its point no longer exists.
  const isThere = cursor !== null && cursor.point < points && series.includes(cursor.series);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = moveCursor(isThere ? cursor : null, event.key, { points, series });
    if (next === undefined) return;
    event.preventDefault();
    setIsByKey(true);
    setCursor(next);
  };

  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const first = series[0];
    if (first === undefined || points === 0 || !pointAt) return;
    const { left, top, width } = event.currentTarget.getBoundingClientRect();
    const point = Math.min(Math.max(pointAt(event.clientX - left, width, event.clientY - top), 0), points - 1);
    setIsByKey(false);
    setCursor({ point, series: seriesAt?.(point, event.clientY - top) ?? (isThere ? cursor.series : first) });
  };

  const leave = () => setCursor(null);
  // Touch pointers leave when the finger lifts; keep what a tap shows until the chart loses focus.
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') leave();
  };
  /** Sets the cursor to a point that the plot reported. */
  const point = (at: number | null) => {
    setIsByKey(false);
    setCursor(at === null ? null : { point: at, series: series[0] ?? 0 });
  };
  return {
    cursor: isThere ? cursor : null,
    isByKey,
    point,
    hands: { onKeyDown, onPointerMove: onPointer, onPointerDown: onPointer, onPointerLeave, onBlur: leave },
  };
}
