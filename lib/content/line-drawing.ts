import type { ChartMeta } from '@/lib/domain/chart-csv';
import { chartSummary, type Points, type SeriesName } from '@/lib/domain/chart-summary';
import { axisName, pointName, pointTick, tickWords, unitNames, valueWords } from '@/lib/domain/chart-words';
import { dayOf } from '@/lib/domain/dates';
import { endLabelPlace } from '@/lib/domain/end-label';
import { plotLine } from '@/lib/domain/line-path';
import { niceTicks } from '@/lib/domain/nice-ticks';
import { lineFrame } from './line-frame';

/** A public line, worked out: the page carries the drawing and its words, not the arithmetic. */
export type LineDrawing = {
  line: string;
  area: string;
  /** The end of the line and the marks beside it, in percent of the picture's height from its top. */
  end: { top: number; label: string; labelTop: number; isBelow: boolean };
  ticks: { top: number; label: string }[];
  /** Names below the line, evenly spread. */
  names: string[];
  unit: string;
  /** What the rows are: days, months or years. */
  axis: string;
  summary: string;
  caption: string;
  isSample: boolean;
  rows: { name: string; value: string }[];
  /** Which of the points the table has. */
  tableTitle: string;
  /** The numbers themselves, for the cursor, the ear and the files. */
  numbers: { at: string; value: number }[];
  label: string;
  unitKey: SeriesName['unit'];
  meta: ChartMeta;
};

/** Above this many points the table keeps the last of each month. */
const mostRows = 60;

/** The first series of a chart as a line over time; nothing where fewer than two values are known. */
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
  const summary = chartSummary({ series: [first], points: known.map(({ at, value }) => ({ at, values: [value] })) });
  const { meta } = chart;
  return {
    line,
    area,
    end: { top: top(last.y), label: valueWords(values.at(-1), first.unit), labelTop: top(yOf(hangsAt)), isBelow },
    ticks: marks.map((mark) => ({
      top: top(yOf(mark)),
      label: tickWords(mark, first.unit, Math.max(...marks.map(Math.abs))),
    })),
    names: spread(known.map(({ at }) => pointTick(at))),
    unit: unitNames[first.unit],
    axis: axisName(known[0]?.at),
    summary,
    caption: [
      `${meta.isSample ? 'Sample data. ' : ''}Source: ${meta.source}, as of ${dayOf(meta.asOf)}. ${meta.licence}`,
      ...(meta.isStale ? ['The source has not answered since; these are the last good numbers.'] : []),
      ...meta.notes,
    ].join(' '),
    isSample: meta.isSample,
    rows: rows.map(({ at, value }) => ({ name: pointName(at), value: valueWords(value, first.unit) })),
    tableTitle: rows === known ? `Table of ${rows.length} values` : `Table of the last values of ${rows.length} months`,
    numbers: known,
    label: first.label,
    unitKey: first.unit,
    meta,
  };
}

const lastOfMonths = <Point extends { at: string }>(points: readonly Point[]) =>
  points.filter(({ at }, index) => points[index + 1]?.at.slice(0, 7) !== at.slice(0, 7));

/** The first, the last and what lies evenly between them: as many as fit below a small picture. */
function spread(names: readonly string[]) {
  const wanted = Math.min(names.length, 4);
  const picked = Array.from(
    { length: wanted },
    (_, index) => names[Math.round((index * (names.length - 1)) / (wanted - 1))] ?? '',
  );
  return [...new Set(picked)];
}
