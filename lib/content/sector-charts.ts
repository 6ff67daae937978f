import type { SectorChart, SectorsChart } from '@/lib/domain/research';

export type ChartRow<Key extends string> = {
  key: Key;
  title: string;
  /** What is drawn, in one sentence. */
  text: string;
  /** What a reader can take from it, and what not. */
  tells: string;
  kind: 'line' | 'bar' | 'stacked' | 'band' | 'dot-range';
};

/** A sector's charts in the order in which they explain it: size, profit, price, opinion, forecast. */
export const sectorChartRows: readonly ChartRow<SectorChart>[] = [
  {
    key: 'revenue-by-year',
    title: 'Revenue',
    text: 'What all members sold, fiscal year by fiscal year.',
    tells: 'Shows whether the sector grows at all. A member that joins the stock market lifts the sum as well.',
    kind: 'bar',
  },
  {
    key: 'net-income-by-year',
    title: 'Net income',
    text: 'What was left for the owners of all members after every cost.',
    tells: 'Losses count as losses here, so one large member can pull the whole sum down.',
    kind: 'bar',
  },
  {
    key: 'cash-flow-by-year',
    title: 'Cash flow',
    text: 'Cash that the members’ operations brought in, before investments.',
    tells: 'Harder to dress up than income. Years in which the two part deserve a closer look.',
    kind: 'bar',
  },
  {
    key: 'net-margin-by-year',
    title: 'Net margin',
    text: 'Net income as a share of revenue, for the member in the middle and the five largest.',
    tells: 'Shows what a dollar of sales is worth to an ordinary member, whatever its size.',
    kind: 'line',
  },
  {
    key: 'pe-ratio-by-year',
    title: 'Price to earnings',
    text: 'The price at the end of each fiscal year against its earnings, for the member in the middle and the five largest.',
    tells: 'Says how dear the sector was. Members with a loss have no P/E and are left out.',
    kind: 'line',
  },
  {
    key: 'peg-ratio-by-year',
    title: 'Price to earnings to growth',
    text: 'P/E divided by the growth of earnings, for the member in the middle and the five largest.',
    tells: 'Sets the price against growth. Below 1, growth was cheap; where earnings shrank it says nothing.',
    kind: 'line',
  },
  {
    key: 'fund-ownership-by-year',
    title: 'Held by funds',
    text: 'The share of the stock that funds report to hold, for the member in the middle and the five largest.',
    tells: 'Shows whether large investors come or go, some weeks after they did.',
    kind: 'line',
  },
  {
    key: 'recommendation-trends-by-year',
    title: 'Analysts’ recommendations',
    text: 'How many analysts said buy, hold or sell, all members together.',
    tells: 'Opinions, not results. Watch the change rather than the level: “buy” is said more often than “sell”.',
    kind: 'stacked',
  },
  {
    key: 'price-targets',
    title: 'Price targets',
    text: 'The lowest, the mean and the highest target of analysts for each member, against its price.',
    tells: 'Opinions, not results. A wide bar means that those who follow the stock disagree.',
    kind: 'dot-range',
  },
  {
    key: 'predicted-price',
    title: 'Predicted index',
    text: 'Where our rule expects the sector’s index to be, with the band that eight in ten past errors stayed in.',
    tells:
      'A forecast with its error, beside the guess that nothing changes; not a recommendation. The record of our signals stands under the charts.',
    kind: 'band',
  },
  {
    key: 'price-index-by-month',
    title: 'Price index',
    text: 'Equal parts of every member, 100 at the start, month by month, without dividends.',
    tells: 'What an evenly spread holding would have done. Past prices say nothing about the next ones.',
    kind: 'line',
  },
];

/** The charts that set sectors side by side. */
export const sectorsChartRows: readonly ChartRow<SectorsChart>[] = [
  {
    key: 'revenue-by-year',
    title: 'Revenue',
    text: 'What the members of each sector sold, fiscal year by fiscal year.',
    tells: 'Sums depend on how many members a sector has: compare the slopes rather than the heights.',
    kind: 'line',
  },
  {
    key: 'net-income-by-year',
    title: 'Net income',
    text: 'What was left for the owners in each sector after every cost.',
    tells: 'Below the line of zero a sector as a whole lost money.',
    kind: 'line',
  },
  {
    key: 'cash-flow-by-year',
    title: 'Cash flow',
    text: 'Cash that operations brought in, sector by sector.',
    tells: 'Read it beside net income: cash is counted when it arrives.',
    kind: 'line',
  },
  {
    key: 'pe-ratio-by-year',
    title: 'Price to earnings',
    text: 'The P/E of the member in the middle of each sector at the end of its fiscal year.',
    tells: 'Says which sectors the market paid more for. Members with a loss are left out.',
    kind: 'line',
  },
  {
    key: 'peg-ratio-by-year',
    title: 'Price to earnings to growth',
    text: 'P/E divided by the growth of earnings, for the member in the middle of each sector.',
    tells: 'A dear sector that grows fast may stand lower here than a cheap one that stands still.',
    kind: 'line',
  },
  {
    key: 'fund-ownership-by-year',
    title: 'Held by funds',
    text: 'The share of the stock that funds report to hold, for the member in the middle of each sector.',
    tells: 'Reports come some weeks after the fact.',
    kind: 'line',
  },
];
