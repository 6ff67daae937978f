/**
 * How a chart is drawn. `band` fills the area between the series `low` and `high` and draws a line between them.
 * `dot-range` draws one bar per name from the same series, with a dot for the third. All kinds use the same wire
 * format.
 */
export const chartKinds = ['line', 'bar', 'stacked', 'band', 'dot-range'] as const;
export type ChartKind = (typeof chartKinds)[number];
