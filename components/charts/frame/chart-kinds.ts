/**
 * How a chart is drawn. `band`: a line between the series whose keys are `low` and `high`. `dot-range`: the same three
 * per name, a dot on a bar. All use the same wire format.
 */
export const chartKinds = ['line', 'bar', 'stacked', 'band', 'dot-range'] as const;
export type ChartKind = (typeof chartKinds)[number];
