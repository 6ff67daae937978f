/** The cursor in a chart: point and series. */
export type ChartCursor = { point: number; series: number };

type Field = {
  points: number;
  /** Indexes of the visible series. */
  series: readonly number[];
};

/** Points per Page Up or Page Down: a full page would be all of them. */
const stride = 10;

/**
 * The new cursor after a key: a position, `null` to leave the chart, `undefined` for other keys. The first key enters
 * at the start, or at the end for keys that move back.
 */
export function moveCursor(cursor: ChartCursor | null, key: string, field: Field): ChartCursor | null | undefined {
  const { points, series } = field;
  const [first, last] = [series[0], points - 1];
  if (first === undefined || points === 0) return undefined;
  if (key === 'Escape') return cursor ? null : undefined;

  const entry = { point: entersAtEnd.has(key) ? last : 0, series: first };
  const go = steps[key];
  if (go) {
    if (!cursor) return entry;
    return { ...cursor, point: Math.min(Math.max(go(cursor.point, last), 0), last) };
  }
  const turn = turns[key];
  if (turn === undefined) return undefined;
  if (!cursor) return entry;
  const at = Math.max(series.indexOf(cursor.series), 0);
  return { ...cursor, series: series[(at + turn + series.length) % series.length] ?? first };
}

const entersAtEnd = new Set(['ArrowLeft', 'End', 'PageUp']);

const steps: Record<string, (point: number, last: number) => number> = {
  ArrowRight: (point) => point + 1,
  ArrowLeft: (point) => point - 1,
  PageDown: (point) => point + stride,
  PageUp: (point) => point - stride,
  Home: () => 0,
  End: (_, last) => last,
};

const turns: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
