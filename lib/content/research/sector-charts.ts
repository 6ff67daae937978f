import type { SectorChart, SectorsChart } from '@/lib/domain/research/research';

export type ChartRow<Key extends string> = {
  key: Key;
  title: string;
  /** What the chart shows. */
  text: string;
  /** How to read the chart. */
  tells: string;
  kind: 'line' | 'bar' | 'stacked' | 'band' | 'dot-range';
};

/** A sector's charts, ordered by topic: size, profit, price, ratings, forecast, and the targets of each stock. */
export const sectorChartRows: readonly ChartRow<SectorChart>[] = [
  {
    key: 'revenue-by-year',
    title: 'Revenue',
    text: 'Total revenue by fiscal year.',
    tells: 'Shows whether the sector is growing. New listings also raise the total.',
    kind: 'bar',
  },
  {
    key: 'net-income-by-year',
    title: 'Net income',
    text: 'Total net income by fiscal year.',
    tells: 'Includes losses, so one large company can pull the total down.',
    kind: 'bar',
  },
  {
    key: 'cash-flow-by-year',
    title: 'Cash flow',
    text: 'Total cash flow from operations.',
    tells: 'Cash flow is harder to manipulate than earnings; watch for divergence.',
    kind: 'bar',
  },
  {
    key: 'net-margin-by-year',
    title: 'Net margin',
    text: 'Net income as a percentage of revenue, median and five largest companies.',
    tells: 'Shows how much profit a typical company keeps from each dollar of sales.',
    kind: 'line',
  },
  {
    key: 'pe-ratio-by-year',
    title: 'P/E at year-end',
    text: 'Price to earnings at fiscal year-end, median and five largest companies.',
    tells: 'Shows how expensive the sector is. Companies with a loss are excluded.',
    kind: 'line',
  },
  {
    key: 'peg-ratio-by-year',
    title: 'PEG ratio',
    text: 'P/E divided by earnings growth, median and five largest companies.',
    tells: 'Below 1, growth is cheap. Companies with falling earnings are excluded.',
    kind: 'line',
  },
  {
    key: 'fund-ownership-by-year',
    title: 'Institutional ownership',
    text: 'Percentage of shares held by funds, median and five largest companies.',
    tells: 'Shows whether large investors are buying or selling. Reported with a delay of several weeks.',
    kind: 'line',
  },
  {
    key: 'recommendation-trends-by-year',
    title: 'Analyst ratings',
    text: 'Number of buy, hold and sell ratings across the sector.',
    tells: 'Watch the change, not the level: analysts rate “buy” more often than “sell”.',
    kind: 'stacked',
  },
  {
    key: 'predicted-price',
    title: 'Index forecast',
    text: 'Where our model expects the sector index, with an 80% error band.',
    tells: 'Compare the forecast with the baseline of no change. Not a recommendation.',
    kind: 'band',
  },
  {
    key: 'price-targets',
    title: 'Price targets',
    text: 'Lowest, mean and highest analyst target for each stock, next to its price.',
    tells: 'All bars share one axis: the distance from the last close, in percent. A wide bar means analysts disagree.',
    kind: 'dot-range',
  },
  {
    key: 'price-index-by-month',
    title: 'Price index',
    text: 'Equal-weighted, monthly, excluding dividends. Start = 100.',
    tells:
      'Shows the return of holding every stock in equal amounts. Past performance does not guarantee future results.',
    kind: 'line',
  },
];

/** The charts below the sector's index, which is shown at the top and left out here. */
export const overviewRows = sectorChartRows.filter(({ key }) => key !== 'price-index-by-month');

/** The charts that compare sectors. */
export const sectorsChartRows: readonly ChartRow<SectorsChart>[] = [
  {
    key: 'revenue-by-year',
    title: 'Revenue',
    text: 'Total revenue of each sector by fiscal year.',
    tells: 'Totals depend on the number of companies: compare slopes, not heights.',
    kind: 'line',
  },
  {
    key: 'net-income-by-year',
    title: 'Net income',
    text: 'Total net income of each sector by fiscal year.',
    tells: 'Below zero = net loss.',
    kind: 'line',
  },
  {
    key: 'cash-flow-by-year',
    title: 'Cash flow',
    text: 'Total cash flow from operations of each sector.',
    tells: 'Cash flow is harder to manipulate than earnings; watch for divergence.',
    kind: 'line',
  },
  {
    key: 'pe-ratio-by-year',
    title: 'P/E at year-end',
    text: 'Median price to earnings of each sector at fiscal year-end.',
    tells: 'Shows which sectors are more expensive. Companies with a loss are excluded.',
    kind: 'line',
  },
  {
    key: 'peg-ratio-by-year',
    title: 'PEG ratio',
    text: 'Median of P/E divided by earnings growth.',
    tells: 'Lower means you pay less for growth.',
    kind: 'line',
  },
  {
    key: 'fund-ownership-by-year',
    title: 'Institutional ownership',
    text: 'Median percentage of shares held by funds.',
    tells: 'Reported with a delay of several weeks.',
    kind: 'line',
  },
];
