/** The keyboard cursor in a chart: indexes of the point and the series. */
export type ChartCursor = { point: number; series: number };

type Field = {
  points: number;
  /** Indexes of the visible series. */
  series: readonly number[];
};

/** Points per Page Up or Page Down. All points are visible, so there is no page to go by. */
const stride = 10;

/**
 * The cursor after a key press: `null` leaves the chart, `undefined` means that the key is not handled. The first key
 * enters at the first point, or at the last for keys that move back.
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
