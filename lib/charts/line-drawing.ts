import type { ChartMeta } from './chart-csv';
import { chartGist, chartSummary, type Points, type SeriesName } from './chart-summary';
import { axisName, pointName, pointTick, tickText, unitNames, valueText } from './chart-text';
import { dayOf } from '@/lib/domain/shared/dates';
import { endLabelPlace } from './end-label';
import { plotLine } from './line-path';
import { niceTicks } from './nice-ticks';
import { lineFrame } from './line-frame';

/** A chart line computed on the server: the page contains the drawing and its texts, not the calculation. */
export type LineDrawing = {
  line: string;
  area: string;
  /** Position of the end and its label, in percent of the height from the top. */
  end: { top: number; label: string; labelTop: number; isBelow: boolean };
  ticks: { top: number; label: string }[];
  /** Evenly spaced labels below the line. */
  names: string[];
  unit: string;
  /** The column header of the rows: days, months, years, or the last day of each month. */
  axis: string;
  summary: string;
  /** The figures that matter, in short. */
  gist: string;
  caption: string;
  isSample: boolean;
  rows: { name: string; value: string }[];
  /** The numbers, for cursor, screen readers and files. */
  numbers: { at: string; value: number }[];
  label: string;
  unitKey: SeriesName['unit'];
  meta: ChartMeta;
};

/** With more points the table shows the last one of each month. */
const mostRows = 60;

/** The first series of a chart as a line over time; null with fewer than two values. */
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

  const { hangsAt, isBelow } = endLabelPlace(values);
  const rows = known.length > mostRows ? lastOfMonths(known) : known;
  const shown = { series: [first], points: known.map(({ at, value }) => ({ at, values: [value] })) };
  const { meta } = chart;
  return {
    line,
    area,
    end: { top: top(last.y), label: valueText(values.at(-1), first.unit), labelTop: top(yOf(hangsAt)), isBelow },
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
      // A badge next to it says that data are samples.
      `As of ${dayOf(meta.asOf)}.`,
      ...(meta.isSample ? [] : [`Source: ${meta.source}.`, meta.licence]),
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

/** First, last and evenly spaced labels, as many as fit below a small chart. */
function spread(names: readonly string[]) {
  const count = Math.min(names.length, 4);
  const picked = Array.from(
    { length: count },
    (_, index) => names[Math.round((index * (names.length - 1)) / (count - 1))] ?? '',
  );
  return [...new Set(picked)];
}
