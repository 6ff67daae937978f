import type { Points, SeriesName } from './chart-summary';
import { eventsAt } from './candle-text';
import { axisName } from './chart-text';
import { csv, type CsvValue } from '@/lib/domain/shared/csv';

/** A chart's source, date and license, included in every exported file. */
export type ChartMeta = {
  source: string;
  asOf: string;
  delay: string;
  license: string;
  isSample: boolean;
  isStale: boolean;
  notes: readonly string[];
};

/** File name of an exported chart: its name and date, plus `-sample` for sample data. */
export const chartFileName = (name: string, { asOf, isSample }: ChartMeta, kind: 'csv' | 'png') =>
  `${name}-${asOf.slice(0, 10)}${isSample ? '-sample' : ''}.${kind}`;

type ChartFile = { title: string; series: readonly SeriesName[]; points: Points; meta: ChartMeta };

/** A chart as CSV: metadata rows, then the header and the unformatted values. */
export function chartCsv({ title, series, points, meta }: ChartFile) {
  const units = [...new Set(series.map(({ unit }) => unit))].join(', ');
  return csv([
    ...headRows(title, units, meta),
    [axisName(points[0]?.at), ...series.map(({ label, unit }) => `${label} (${unit})`)],
    ...points.map(({ at, values }): CsvValue[] => [at, ...series.map((_, index) => values[index] ?? null)]),
  ]);
}

type CandleColumns = {
  day: readonly string[];
  open: readonly number[];
  high: readonly number[];
  low: readonly number[];
  close: readonly number[];
  volume: readonly (number | null)[];
  events: readonly { day: string; label: string }[];
};

export function candlesCsv(title: string, bars: CandleColumns, meta: ChartMeta) {
  return csv([
    ...headRows(title, 'USD per share; volume in shares', meta),
    ['Day', 'Open', 'High', 'Low', 'Close', 'Volume', 'Events'],
    ...bars.day.map((day, at) => [
      day,
      bars.open[at],
      bars.high[at],
      bars.low[at],
      bars.close[at],
      bars.volume[at],
      eventsAt(bars, at).join('; ') || null,
    ]),
  ]);
}

const headRows = (title: string, unit: string, meta: ChartMeta): CsvValue[][] => [
  ['Title', title],
  ['Unit', unit],
  ['Source', meta.source],
  ['As of', meta.asOf],
  ['Delay', meta.delay],
  ['License', meta.license],
  ['Sample data', meta.isSample ? 'yes' : 'no'],
  ['Delayed', meta.isStale ? 'yes' : 'no'],
  ...meta.notes.map((note): CsvValue[] => ['Note', note]),
  [],
];
