import type { ScreenFigure, ScreenKey } from '@/lib/domain/research/screener/figures';
import { writeBound, type Bounds } from '@/lib/domain/research/screener/screen';
import { groupDigits } from '@/lib/domain/shared/numbers';

/** Names of the columns and filters. */
export const screenNames: Record<ScreenKey, string> = {
  ticker: 'Ticker',
  name: 'Name',
  price: 'Price',
  change: 'Day change',
  'year-change': '1Y change',
  'from-high': 'From 52-week high',
  'market-cap': 'Market cap',
  revenue: 'Revenue',
  'revenue-growth': 'Revenue growth',
  'net-income': 'Net income',
  'net-margin': 'Net margin',
  'cash-flow': 'Cash flow',
  'pe-ratio': 'P/E',
  'peg-ratio': 'PEG',
  'dividend-yield': 'Dividend yield',
};

const units: Record<ScreenFigure, string> = {
  price: '$',
  change: '%',
  'year-change': '%',
  'from-high': '%',
  'market-cap': '$',
  revenue: '$',
  'revenue-growth': '%',
  'net-income': '$',
  'net-margin': '%',
  'cash-flow': '$',
  'pe-ratio': '',
  'peg-ratio': '',
  'dividend-yield': '%',
};

/** A figure's name with its unit, for filters and files. */
export const screenLabel = (figure: ScreenFigure) =>
  units[figure] === '' ? screenNames[figure] : `${screenNames[figure]} (${units[figure]})`;

/** The label of a filter's chip: "P/E up to 15". */
export function filterText(figure: ScreenFigure, { min, max }: Bounds) {
  const write = (value: number) => withUnit(writeBound(figure, value), units[figure]);
  const name = screenNames[figure];
  if (min === undefined) return max === undefined ? name : `${name} up to ${write(max)}`;
  return max === undefined ? `${name} from ${write(min)}` : `${name} ${write(min)} to ${write(max)}`;
}

/** Formats a bound like other figures: $10 b, $999,999. */
function withUnit(text: string, unit: string) {
  const [, minus, digits, letter] = /^(-?)([\d.]+)([kmbt]?)$/.exec(text) ?? [];
  const sign = minus ? '−' : '';
  const size = `${groupDigits(Number(digits), 6)}${letter ? ` ${letter}` : ''}`;
  return unit === '$' ? `${sign}$${size}` : `${sign}${size}${unit}`;
}

/** Copy of the screener. */
export const screenerCopy = {
  title: 'Stock screener',
  description:
    'Screen all stocks by valuation, growth, margin, dividend and performance. Sort, choose columns, share and export.',
  research: 'Research',
  map: 'Heat map',
  mapFailed: 'The heat map didn’t load. Reload the page to try again.',
  stocks: 'Stocks',
  close: 'Close',
  filters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  columns: (count: number) => `Columns (${count})`,
  filtersTitle: 'Filter stocks',
  columnsTitle: 'Choose columns',
  columnsHint: 'Check a figure to add its column, then choose “Apply”.',
  sector: 'Sector',
  allSectors: 'All sectors',
  min: 'Min',
  max: 'Max',
  numberHint: 'Enter a minimum, a maximum or both, then choose “Apply”. Amounts can be short: 500m, 10b or 2t.',
  apply: 'Apply',
  clear: 'Clear all filters',
  active: 'Active filters',
  remove: (filter: string) => `Remove ${filter}`,
  examplesTitle: 'Try',
  export: 'Export CSV',
  copy: 'Copy link',
  copied: 'Link copied.',
  copyFailed: 'The link could not be copied. Copy it from the address bar.',
  compare: (count: number) => `Compare top ${count}`,
  check: 'Check your filters',
  marked: 'Correct the marked fields.',
  none: 'No stock matches these filters',
  noneText: 'Widen a range or remove a filter.',
  beyond: 'This page is past the end of the list',
  beyondText: (pages: number) => `These filters have ${pages === 1 ? '1 page' : `${pages} pages`} of stocks.`,
  first: 'Go to the first page',
  missing: 'A dash (–) means not reported or not meaningful, such as P/E without earnings.',
  /** Number of stocks, and whether filters apply. */
  count: (total: number, isFiltered: boolean) => {
    const stocks = `${groupDigits(total)} ${total === 1 ? 'stock' : 'stocks'}`;
    if (!isFiltered) return total === 1 ? stocks : `All ${stocks}`;
    return `${stocks} ${total === 1 ? 'matches' : 'match'} your filters`;
  },
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  previous: 'Previous',
  next: 'Next',
  paging: 'Pages',
  table: 'Stocks that match',
} as const;

/** Example screens. */
export const exampleScreens: readonly { label: string; query: string }[] = [
  { label: 'Low P/E, growing', query: 'pe-ratio-max=15&revenue-growth-min=5' },
  { label: 'Large and profitable', query: 'market-cap-min=100b&net-margin-min=20' },
  {
    label: 'Dividend above 2%',
    query: 'dividend-yield-min=2&sort=-dividend-yield&columns=price,market-cap,pe-ratio,dividend-yield',
  },
  {
    label: 'Near 52-week high',
    query: 'from-high-min=-3&sort=-year-change&columns=price,year-change,from-high,market-cap',
  },
];
