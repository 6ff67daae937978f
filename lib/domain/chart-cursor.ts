/** Where a reader stands in a chart: which point, and which series. */
export type ChartCursor = { point: number; series: number };

type Field = {
  points: number;
  /** The series that are shown, by their place in the chart. */
  series: readonly number[];
};

/** Points that one press of Page Up or Page Down passes: a screenful would be all of them. */
const stride = 10;

/**
 * Where a key leads from here: a new place, `null` to leave the chart, `undefined` for a key that is not ours.
 * The first press enters at the start, or at the end for those that lead back.
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
