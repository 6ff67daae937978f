/** Units of chart values. */
export const chartUnits = ['USD', 'USD per share', 'ratio', 'percent', 'analysts', 'shares', 'index'] as const;
export type ChartUnit = (typeof chartUnits)[number];
