import type { ChartMeta } from './chart-csv';
import { chartGist, chartSummary, type Points, type SeriesName } from './chart-summary';
import { axisName, pointName, pointTick, tickText, unitNames, valueText } from './chart-text';
import { dayOf } from '@/lib/domain/shared/dates';
import { plotLine } from './line-path';
import { niceTicks } from './nice-ticks';
import { lineFrame } from './line-frame';

/** A line chart computed on the server, so that the page needs the drawing and its texts but not the calculation. */
export type LineDrawing = {
  line: string;
  area: string;
  /** The last value. `top` is its height, a percentage of the plot from the top. */
  end: { top: number; label: string };
  ticks: { top: number; label: string }[];
  /** Evenly spaced labels below the line. */
  names: string[];
  unit: string;
  /** The column header of the rows: days, months, years, or the last day of each month. */
  axis: string;
  summary: string;
  /** Short caption from `chartGist`. */
  gist: string;
  caption: string;
  isSample: boolean;
  rows: { name: string; value: string }[];
  /** The values for the cursor, screen readers and exports. */
  numbers: { at: string; value: number }[];
  label: string;
  unitKey: SeriesName['unit'];
  meta: ChartMeta;
};

/** With more points, the table shows the last one of each month only. */
const maxRows = 60;

/** Draws the first series of a chart over time. Null with fewer than two values. */
export function lineDrawing(chart: {
  series: readonly SeriesName[];
  points: Points;
  meta: ChartMeta;
}): LineDrawing | null {
  const [first] = chart.series;
  const known = chart.points.flatMap(({ at, values: [value] }) =>
    value === null || value === undefined ? [] : [{ at, value }],
  );
  if (!first || known.length < 2) return null;

  const values = known.map(({ value }) => value);
  const marks = niceTicks(Math.min(...values), Math.max(...values));
  const { line, area, last, yOf } = plotLine(values, lineFrame, marks);
  const top = (y: number) => Math.round((y / lineFrame.height) * 1000) / 10;

  const rows = known.length > maxRows ? lastOfMonths(known) : known;
  const shown = { series: [first], points: known.map(({ at, value }) => ({ at, values: [value] })) };
  const { meta } = chart;
  return {
    line,
    area,
    end: { top: top(last.y), label: valueText(values.at(-1), first.unit) },
    ticks: marks.map((mark) => ({
      top: top(yOf(mark)),
      label: tickText(mark, first.unit, Math.max(...marks.map(Math.abs))),
    })),
    names: spread(known.map(({ at }) => pointTick(at))),
    unit: unitNames[first.unit],
    axis: rows === known ? axisName(known[0]?.at) : 'Last day of month',
    summary: chartSummary(shown),
    gist: chartGist(shown),
    caption: [
      // Sample data has a badge next to the caption, so the source is left out.
      `As of ${dayOf(meta.asOf)}.`,
      ...(meta.isSample ? [] : [`Source: ${meta.source}.`, meta.license]),
      ...(meta.isStale ? ['We couldn’t reach the source. Showing the latest data we have.'] : []),
      ...meta.notes,
    ].join(' '),
    isSample: meta.isSample,
    rows: rows.map(({ at, value }) => ({ name: pointName(at), value: valueText(value, first.unit) })),
    numbers: known,
    label: first.label,
    unitKey: first.unit,
    meta,
  };
}

const lastOfMonths = <Point extends { at: string }>(points: readonly Point[]) =>
  points.filter(({ at }, index) => points[index + 1]?.at.slice(0, 7) !== at.slice(0, 7));

/** Up to four evenly spaced labels, the first and last included. */
function spread(names: readonly string[]) {
  const count = Math.min(names.length, 4);
  const picked = Array.from(
    { length: count },
    (_, index) => names[Math.round((index * (names.length - 1)) / (count - 1))] ?? '',
  );
  return [...new Set(picked)];
}
