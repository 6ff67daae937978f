import { sectorNewsTitle } from '@/lib/domain/research/sectors';
import { paths } from '@/lib/domain/shared/paths';

/** Copy of the sector overview, the sector comparison and sector news. */
export const sectorsPage = {
  title: 'Sectors',
  description: 'Stocks, key figures, charts and news for every sector, with the method behind each figure.',
  lead: 'Compare stocks, charts, news and timing signals in every sector. Start with one you know.',
  compare: 'Compare sectors',
  average: 'Changes are averages in which every stock counts the same.',
  order: 'Sorted by 1Y change, highest first.',
  columns: {
    sector: 'Sector',
    index: '1Y index',
    day: 'Day change',
    year: '1Y change',
    pe: 'Median P/E',
    revenue: 'Revenue',
    stocks: 'Stocks',
  },
  /** Short labels next to the figures on phones. */
  short: { day: 'Day', year: '1Y' },
  lines: (from: string, to: string) =>
    `Change of the monthly sector index, ${from} to ${to}. Every stock counts the same.`,
  all: (count: number) => `All ${count} sectors`,
  stocks: (count: number) => (count === 1 ? '1 stock' : `${count} stocks`),
  more: 'More research',
  ways: [
    { label: 'Compare sectors', href: paths.sectorInsights },
    { label: 'Timing signals', href: paths.timing },
    { label: 'Stocks to watch', href: paths.stocksToWatch },
    { label: 'Stock screener', href: paths.screener },
    { label: 'Compare stocks', href: paths.compare },
    { label: 'Request a stock', href: paths.stockRequests },
  ],
  own: 'Product news',
  ownText: 'New features you can try today.',
  none: 'No sectors yet',
  noneText: 'Sectors appear here once their data has loaded. Check back soon.',
} as const;

export const insightsPage = {
  research: 'Research',
  title: 'Compare sectors',
  description: 'Compare sectors by revenue, earnings, cash flow, valuation and institutional ownership, year by year.',
  lead: 'Compare what sectors earn and what they cost, side by side.',
  tableTitle: 'All sectors',
  tableText: 'Dollar amounts are sector totals. P/E is the median at the last close.',
  chartsTitle: 'Charts by year',
  chartsText: 'Choose sectors to compare.',
  visitors: 'Create a free account to see all charts and download the data. No credit card required.',
  pick: 'Sectors',
  max: (count: number) => `Up to ${count} at a time.`,
  raw: (title: string) => `Download ${title.toLowerCase()} by company (CSV)`,
  rawBusy: 'Preparing file',
  rawFailed: 'The file could not be created. Try again.',
  none: 'Choose at least one sector',
} as const;

export const newsCopy = {
  title: sectorNewsTitle,
  text: (sector: string) => `Latest headlines for the ${sector} sector.`,
  more: 'Load more',
  loading: 'Loading more news',
  failed: 'More news didn’t load',
  noScripts: 'Turn on JavaScript to load more news.',
  none: 'No news yet',
  noneText: 'New stories about these stocks appear here.',
  end: 'You’ve reached the end.',
  stale: 'We couldn’t reach the source. Showing the latest stories we have.',
} as const;
