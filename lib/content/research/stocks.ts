import type { CompareMetric, CompareRange, ReturnRange } from '@/lib/domain/research/research';

/** Copy of a stock's page. */
export const stockCopy = {
  research: 'Research',
  title: (name: string, ticker: string) => `${name} (${ticker})`,
  description: (name: string, ticker: string) =>
    `${name} (${ticker}) stock: price, valuation, 30-point checklist, news, peers, financials and analyst targets.`,
  facts: {
    fund: 'Fund',
    basis: (currency: string, month: string | null) =>
      `In ${currency}.${month === null ? '' : ` Fiscal year ends in ${month}.`}`,
  },
  figures: {
    title: 'Key figures',
    marketCap: 'Market cap',
    peRatio: 'P/E',
    pegRatio: 'PEG',
    revenue: 'Revenue',
    revenueGrowth: 'Revenue growth',
    netMargin: 'Net margin',
    cashFlow: 'Cash flow',
    dividendYield: 'Dividend yield',
    capNote: 'Last close × shares outstanding',
    peNote: (year: string) => `Last close / ${year} EPS`,
    pegNote: 'P/E / 3-year EPS growth',
    growthNote: (year: string) => `${year}, year over year`,
    dividendNote: (year: string) => `${year} dividends / last close`,
    high: '52-week high',
    low: '52-week low',
    rangeNote: 'Daily close',
    columns: { figure: 'Figure', median: 'Sector median', percentile: 'Higher than' },
    comparedWith: (sector: string) =>
      `Median of the stocks in ${sector}, and the share of the other stocks with a lower figure.`,
    atClose: (day: string) => `at close, ${day}`,
    noDay: 'No price yet',
    notMeaningful: 'n/m: not meaningful, because earnings or growth are zero or negative. n/a: not available.',
  },
  fund: {
    note: 'Returns are price changes and exclude dividends. Funds have no earnings, price targets or checklist.',
    returns: 'Price return',
    ranges: {
      '1m': '1M',
      '3m': '3M',
      '6m': '6M',
      ytd: 'YTD',
      '1y': '1Y',
      '3y': '3Y',
      '5y': '5Y',
    } satisfies Record<ReturnRange, string>,
    since: (day: string) => `Since ${day}`,
    yearly: (change: string, day: string) => `${change} a year since ${day}`,
    drawdown: 'Max drawdown',
    drawdownNote: '1Y, daily close',
    previous: 'Previous close',
    open: 'Open',
    range: 'Day range',
    volume: 'Volume',
    averageVolume: 'Average volume',
    averageNote: '3 months',
  },
  sectors: 'In these lists:',
  year: {
    title: 'Price (1Y)',
    text: 'Weekly closes in US dollars, split-adjusted.',
    /** Shown after the percent change above the chart. */
    period: 'in 12 months.',
    gist: (gist: string) => `Weekly closes: ${gist}`,
    note: (latest: string) => `Each point is the last close of a week, dated its Friday. The latest is from ${latest}.`,
    ranges: 'Unlock all ranges',
    none: 'The chart appears once we have two weeks of prices.',
  },
  compare: 'Compare stocks',
  peers: {
    title: 'Peers',
    text: 'The largest stocks in the same sectors.',
    none: 'No peers in the same sectors yet.',
    compare: 'Compare peers',
    caption: (count: number) => (count === 1 ? '1 peer' : `${count} peers by market cap`),
  },
  news: {
    title: 'Latest news',
    none: 'No news about this stock yet.',
    failed: 'News didn’t load. Reload the page to try again.',
  },
  stale: 'We couldn’t reach the source. Showing the latest data we have.',
} as const;

/** Copy of the company checklist. */
export const cardCopy = {
  title: 'Company checklist',
  lead: (sector: string | null) =>
    `30 checks on the latest figures. ${sector === null ? '' : `Sector medians are those of ${sector}. `}Not a recommendation.`,
  open: 'Open a check to see its formula.',
  groups: { value: 'Value', future: 'Future', past: 'Past', health: 'Health', income: 'Income' },
  groupTexts: {
    value: 'Is the price low compared with earnings and assets?',
    future: 'What do analysts and funds expect?',
    past: 'Has the company grown and earned money?',
    health: 'Can the company pay its debts?',
    income: 'Does it pay a dividend it can afford?',
  },
  passed: 'Passed',
  failed: 'Not passed',
  unknown: 'No data',
  total: (passed: number, all: number, unknown: number) =>
    `${passed} of ${all} passed${unknown === 0 ? '' : `, ${unknown} without data`}`,
  formula: 'Formula',
  none: 'No data to check yet.',
  all: (count: number) => (count === 1 ? 'See the check' : `See all ${count} checks`),
  /** Number of passed checks, out of those with data. */
  axis: (title: string, passed: number, known: number) => `${title} ${known === 0 ? 'n/a' : `${passed}/${known}`}`,
} as const;

/** Charts for members, in page order. */
export const stockCharts = {
  title: 'Charts',
  text: 'Ten years of financials, analyst targets and ratings, and institutional ownership.',
  visitors:
    'Create a free account to see every range, daily prices with volume, and these charts. No credit card required.',
  fundVisitors: 'Create a free account to see every range and daily prices with volume. No credit card required.',
  unlock: 'Unlock free',
  loading: 'Loading charts',
  lost: 'Charts didn’t load',
  price: { title: 'Price', beside: 'S&P 500', median: 'Median of' },
  rows: [
    {
      key: 'financials',
      part: 'financials',
      title: 'Financials',
      text: 'Revenue, net income and operating cash flow by fiscal year.',
      kind: 'bar',
    },
    {
      key: 'price-targets',
      part: 'targets',
      title: 'Price targets',
      text: 'Lowest, mean and highest 12-month analyst target, next to the close.',
      kind: 'band',
    },
    {
      key: 'recommendation-trends-by-month',
      part: 'recommendations',
      title: 'Analyst ratings',
      text: 'Number of buy, hold and sell ratings by month.',
      kind: 'stacked',
    },
    {
      key: 'fund-ownership-by-year',
      part: 'ownership',
      title: 'Institutional ownership',
      text: 'Percentage of shares held by funds at year-end.',
      kind: 'line',
    },
  ],
} as const;

/** Copy of the stock comparison. */
export const compareCopy = {
  title: 'Compare stocks',
  description: 'Compare up to eight stocks side by side by price, growth, margin, valuation and dividend.',
  lead: 'Compare up to eight stocks side by side by price, growth, margin and valuation.',
  add: 'Add a stock',
  addHint: (chosen: number) => `Ticker or company. ${chosen} of 8 selected.`,
  already: (ticker: string) => `${ticker} is already selected.`,
  metric: 'Metric',
  metricHint: 'What the chart shows.',
  search: (ticker: string) => `Search for ${ticker}`,
  request: 'Request a stock',
  metrics: {
    price: 'Price, indexed to 100',
    revenue: 'Revenue',
    'net-income': 'Net income',
    'cash-flow': 'Cash flow',
    'net-margin': 'Net margin',
    'pe-ratio': 'P/E',
  } satisfies Record<CompareMetric, string>,
  chosen: 'Selected stocks',
  remove: (ticker: string) => `Remove ${ticker}`,
  full: 'You can compare up to eight stocks. Remove one to add another.',
  tooMany: (left: readonly string[]) => `You can compare up to eight stocks. Not shown: ${left.join(', ')}.`,
  notTickers: (wrong: readonly string[]) => `We don’t recognize ${wrong.join(', ')}. Enter a ticker like AAPL.`,
  repeated: (tickers: readonly string[]) =>
    `${tickers.join(', ')} ${tickers.length === 1 ? 'was' : 'were'} listed more than once and ${tickers.length === 1 ? 'is' : 'are'} shown once.`,
  range: 'Range',
  ranges: { '1m': '1M', '6m': '6M', ytd: 'YTD', '1y': '1Y', '5y': '5Y', '10y': '10Y' } satisfies Record<
    CompareRange,
    string
  >,
  ownDays: 'Choose dates',
  from: 'From',
  to: 'To',
  showDays: 'Show these dates',
  oddDays: 'We couldn’t read the dates in the URL. Choose a start date before the end date.',
  noData: 'These stocks have no data between these dates. Choose a longer range.',
  examplesTitle: 'Or start with an example',
  examples: [
    { label: 'Apple, Microsoft and Nvidia', tickers: ['AAPL', 'MSFT', 'NVDA'] },
    { label: 'Tesla, Ford and GM', tickers: ['TSLA', 'F', 'GM'] },
    { label: 'Nvidia, AMD, Intel and Qualcomm', tickers: ['NVDA', 'AMD', 'INTC', 'QCOM'] },
  ],
  exampleColumns: ['Stock', '1Y', 'Last close', 'Day change'],
  one: 'Add another stock to compare.',
  peers: (ticker: string) => `Compare ${ticker} with a stock in the same sector`,
  chartText: {
    price: 'Every line starts at 100. Excludes dividends.',
    weekly: 'One year of weekly closes. Every line starts at 100. Excludes dividends.',
    other: 'By fiscal year. Year-end months differ; see the notes.',
  },
  visitors: 'Create a free account to see this chart.',
  more: 'Create a free account to see daily prices, other ranges, all metrics, the sector’s median and an index fund.',
  signIn: 'Log in',
  loading: 'Loading comparison',
  lost: 'The comparison didn’t load',
  needsScripts: 'Turn on JavaScript to see the chart.',
} as const;
