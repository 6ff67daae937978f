import { paths } from '@/lib/domain/paths';

/** Heads and words of the overview of sectors and of the page that compares them. */
export const sectorsPage = {
  title: 'Research by sector',
  description: 'Sectors with their stocks, figures, charts and news, one page to each, and how each figure is made.',
  lead: 'Each sector has a page with its stocks side by side, eleven charts, its news and the record of its signals. Start with the one you know something about.',
  compare: 'Compare all sectors',
  stocksLabel: 'Stocks',
  stocks: (count: number) => (count === 1 ? '1 stock' : `${count} stocks`),
  lines: (from: string, to: string) =>
    `Each line is a sector’s index by month: equal parts of every stock, ${from} to ${to}.`,
  pe: 'Median P/E',
  revenue: 'Revenue',
  newsOf: (sector: string) => `News of ${sector}`,
  more: 'More research',
  ways: [
    { label: 'All sectors compared, year by year', href: paths.sectorInsights },
    { label: 'Timing signals and their record', href: paths.timing },
    { label: 'Stocks to watch, each with its reason', href: paths.stocksToWatch },
    { label: 'Compare up to five stocks', href: paths.compare },
    { label: 'Ask for a stock that is not here', href: paths.stockRequests },
  ],
  own: 'News of this site',
  ownText: 'What was built here and is there to be tried.',
  none: 'No sectors are on file yet',
  noneText: 'They appear here with their first figures. If you expected some, load the page again in a minute.',
} as const;

export const insightsPage = {
  research: 'Research',
  title: 'Sector insights',
  description: 'All sectors compared on revenue, income, cash flow, valuation and fund ownership, year by year.',
  lead: 'The same measures for every sector, so that you can see where money is earned, what the market pays for it and who holds it.',
  tableTitle: 'The sectors side by side',
  tableText: 'Money is the sum over the members of a sector, P/E the one of the member in the middle.',
  chartsTitle: 'Six measures over the years',
  chartsText: 'Choose the sectors to compare. The address keeps your choice.',
  visitors: 'The charts and the files behind them are for members. An account is free and asks for no card.',
  pick: 'Sectors in the charts',
  most: (count: number) => `Up to ${count} at a time.`,
  raw: (title: string) => `${title}, company by company (CSV)`,
  rawBusy: 'Making the file',
  rawFailed: 'The file could not be made',
  none: 'Choose at least one sector',
} as const;

export const newsWords = {
  title: (sector: string) => `${sector} news`,
  text: (sector: string) => `What was written about the stocks of ${sector}, newest first, each story once.`,
  more: 'Older stories',
  loading: 'Loading older stories',
  failed: 'Older stories did not load',
  noScripts: 'Older stories are loaded by a script, and scripts are off in your browser.',
  none: 'Nothing has been written about these stocks yet',
  noneText: 'Stories appear here as they come in.',
  end: 'That is all there is.',
  stale: 'The source has not answered since; these are the last stories we got.',
} as const;
