import { dayOf } from '@/lib/domain/dates';
import type { CompareMetric } from '@/lib/domain/research';

/** Words of a stock's page. */
export const stockWords = {
  research: 'Research',
  title: (name: string, ticker: string) => `${name} (${ticker})`,
  description: (name: string, ticker: string) =>
    `${name} (${ticker}): last close, valuation, thirty open checks, news and peers; candles, financials and targets for members.`,
  facts: {
    fund: 'A fund',
    yearEnd: (month: string) => `Fiscal year ends in ${month}`,
  },
  figures: {
    title: 'Latest figures',
    close: 'Last close',
    cap: 'Market cap',
    pe: 'P/E',
    peg: 'PEG',
    revenue: 'Revenue',
    income: 'Net income',
    capNote: 'Last close × shares outstanding',
    peNote: (year: string) => `Last close / earnings of ${year}`,
    pegNote: 'P/E / growth of earnings over three years',
    grown: (percent: string, isUp: boolean) => `${isUp ? 'up' : 'down'} ${percent} on the year before`,
    high: 'Highest close',
    low: 'Lowest close',
    rangeNote: 'Of the last 52 weeks',
    noDay: 'No close on file yet',
    notMeaningful: 'n/m: not meaningful, because earnings or their growth are not above zero. n/a: not on file.',
  },
  fund: 'A fund earns nothing of its own and nobody sets it a target: it has prices, and none of the statements and checks of a company.',
  sectors: 'In these sectors',
  year: {
    title: 'One year of weekly closes',
    text: 'The last close of each week in US dollars, adjusted for splits.',
    note: 'Each value is the last close of a week, named by its Friday.',
    none: 'The line is drawn once two weeks of prices are on file.',
  },
  compare: 'Compare with others',
  search: 'Go to another stock',
  peers: {
    title: 'Peers',
    text: 'The largest stocks that share a sector with it.',
    none: 'No other stock here shares a sector with it.',
    compare: 'Compare these',
    caption: (count: number) => (count === 1 ? 'One peer' : `${count} peers, the largest first`),
  },
  news: {
    title: 'Latest news',
    none: 'Nothing has been written about this stock yet.',
    failed: 'The news could not be had just now. It is asked for again in a minute.',
  },
  request: 'Ask for a stock that is not here',
  source: (source: string, asOf: string, delay: string) =>
    `Source of the figures: ${source}, as of ${dayOf(asOf)}${delay === 'none' ? '' : `, delay: ${delay.toLowerCase()}`}.`,
  stale: 'The source has not answered since; these are the last good numbers.',
} as const;

/** Words of the thirty checks. */
export const cardWords = {
  title: 'Company card',
  lead: 'Thirty checks with open formulas, each on the latest figures we have. It is not a recommendation: a check says what a number is, not what you should do.',
  groups: { value: 'Value', future: 'Future', past: 'Past', health: 'Health', income: 'Income' },
  groupTexts: {
    value: 'Is the price low against what the company earns and owns?',
    future: 'What do those who follow it expect?',
    past: 'Has it grown and earned well so far?',
    health: 'Can it pay what it owes?',
    income: 'Does it pay its owners, and can it keep doing so?',
  },
  passed: 'Passed',
  failed: 'Not passed',
  unknown: 'Not known',
  total: (passed: number, all: number, unknown: number) =>
    `${passed} of ${all} passed${unknown === 0 ? '' : `, ${unknown} not known`}`,
  formula: 'Formula',
  inputs: 'What it looked at',
  none: 'There are no figures to check yet.',
} as const;

/** The charts for members, in the order of the page. */
export const stockCharts = {
  title: 'In detail',
  text: 'Prices day by day, ten years of statements, and what analysts and funds did.',
  fundText: 'Its prices day by day.',
  visitors: 'The charts are for members. An account is free and asks for no card.',
  signIn: 'Log in to see',
  loading: 'Loading the charts',
  lost: 'The charts did not load',
  candles: {
    title: 'Price and volume',
    text: 'Open, high, low and close of each trading day, with the shares traded below. Choose how far to look back.',
  },
  rows: [
    {
      key: 'financials',
      part: 'financials',
      title: 'Financials',
      text: 'Revenue, net income and cash from operations, fiscal year by fiscal year.',
      kind: 'bar',
    },
    {
      key: 'price-targets',
      part: 'targets',
      title: 'Price targets',
      text: 'The lowest, the mean and the highest target of analysts for a year ahead, beside the close of the day.',
      kind: 'band',
    },
    {
      key: 'recommendation-trends-by-month',
      part: 'recommendations',
      title: 'Analysts’ recommendations',
      text: 'How many analysts said buy, hold or sell, month by month. Opinions, not results.',
      kind: 'stacked',
    },
    {
      key: 'fund-ownership-by-year',
      part: 'ownership',
      title: 'Held by funds',
      text: 'The share of the stock that funds reported to hold at the end of each year.',
      kind: 'line',
    },
  ],
} as const;

/** Words of the comparison. */
export const compareWords = {
  title: 'Compare stocks',
  description:
    'Up to five stocks beside their sector’s median and an index fund, on price, revenue, income, margin or valuation.',
  lead: 'Up to five stocks in one chart, beside the median of their sector and an index fund. The address keeps your choice: pass it on, and it shows the same.',
  add: 'Add a stock',
  metric: 'Measure',
  metrics: {
    price: 'Price, 100 at the start',
    revenue: 'Revenue',
    'net-income': 'Net income',
    'cash-flow': 'Cash flow',
    'net-margin': 'Net margin',
    'pe-ratio': 'P/E',
  } satisfies Record<CompareMetric, string>,
  chosen: 'Chosen stocks',
  remove: (ticker: string) => `Remove ${ticker}`,
  full: 'Five is the most: take one away to add another.',
  tooMany: (left: readonly string[]) =>
    `Five is the most, so ${left.join(', ')} ${left.length === 1 ? 'is' : 'are'} left out.`,
  notTickers: (wrong: readonly string[]) =>
    `${wrong.join(', ')} ${wrong.length === 1 ? 'is' : 'are'} no ticker, so it is left out.`,
  emptyTitle: 'No stock chosen yet',
  emptyText: 'Add one above, or begin with an example.',
  example: 'Apple, Microsoft and Nvidia',
  one: 'One stock stands beside its sector’s median and the index fund. Add another to compare.',
  chart: (tickers: readonly string[]) => tickers.join(', '),
  chartText: {
    price: 'Every line begins at 100, so that shares of any price compare. Dividends are not counted.',
    other: 'By fiscal year: companies end theirs in different months, as the notes say.',
  },
  visitors:
    'The chart is for members; what you choose stays in the address while you log in. An account is free and asks for no card.',
  signIn: 'Log in to see',
  loading: 'Loading the comparison',
  lost: 'The comparison did not load',
  needsScripts: 'Choosing and drawing need scripts. Each stock’s own page can be read without.',
} as const;
