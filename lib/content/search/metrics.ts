import { formulaCopy } from '@/lib/domain/market/market-formula-copy';
import { defaultTicker } from '@/lib/domain/research/sectors';
import { addressWith } from '@/lib/domain/research/screener/address';
import type { ScreenFigure, ScreenSort } from '@/lib/domain/research/screener/figures';
import { recordPaths } from '@/lib/domain/signals/record-paths';
import { paths } from '@/lib/domain/shared/paths';

type Metric = { title: string; text: string; path: string; mark: string; otherNames: readonly string[] };
/** The target page, and its name at the end of the search result. */
type Target = Pick<Metric, 'path' | 'mark'>;

const checks = (group: 'future' | 'past' | 'health' | 'income'): Target => ({
  path: `${paths.stock(defaultTicker)}#check-${group}`,
  mark: `Checks of ${defaultTicker}`,
});
const record: Target = { path: recordPaths.performance, mark: 'Performance' };
const shown: readonly ScreenFigure[] = ['price', 'market-cap', 'change'];
const insights: Target = { path: paths.sectorInsights, mark: 'Compare sectors' };
const sectors: Target = { path: paths.sectors, mark: 'Sectors' };
/** The screener with the figure as a column and the given sort order. */
const screener = (figure: ScreenFigure, sort: ScreenSort): Target => ({
  path: addressWith(paths.screener, { columns: [...shown, figure].join(), sort }),
  mark: 'Stock screener',
});

/** Figures on the site, with the page that explains or compares each. */
export const searchedMetrics: readonly Metric[] = [
  { title: 'Revenue', text: 'By sector and fiscal year', ...insights, otherNames: ['sales', 'revenue growth'] },
  { title: 'Net income', text: 'By sector and fiscal year', ...insights, otherNames: ['profit', 'earnings'] },
  { title: 'Cash flow', text: formulaCopy['cash-flow'].formula, ...insights, otherNames: ['operating cash flow'] },
  {
    title: 'P/E ratio',
    text: formulaCopy['pe-ratio'].formula,
    ...screener('pe-ratio', 'pe-ratio'),
    otherNames: ['pe', 'price to earnings'],
  },
  {
    title: 'PEG ratio',
    text: formulaCopy['peg-ratio'].formula,
    ...screener('peg-ratio', 'peg-ratio'),
    otherNames: ['price earnings to growth'],
  },
  {
    title: 'Net margin',
    text: formulaCopy['net-margin'].formula,
    ...screener('net-margin', '-net-margin'),
    otherNames: ['profit margin'],
  },
  {
    title: 'Earnings per share',
    text: formulaCopy['earnings-per-share'].formula,
    ...checks('past'),
    otherNames: ['eps'],
  },
  {
    title: 'Market cap',
    text: formulaCopy['market-cap'].formula,
    path: paths.screener,
    mark: 'Stock screener',
    otherNames: ['market capitalization'],
  },
  { title: 'Institutional ownership', text: 'Shares held by funds', ...insights, otherNames: ['fund ownership'] },
  {
    title: 'Dividend yield',
    text: '100 × dividends / market cap',
    ...screener('dividend-yield', '-dividend-yield'),
    otherNames: ['dividend', 'dividends'],
  },
  {
    title: 'Dividend payout',
    text: 'Dividends as a share of net income',
    ...checks('income'),
    otherNames: ['payout ratio'],
  },
  {
    title: 'Debt',
    text: 'Five checks of a company’s health',
    ...checks('health'),
    otherNames: ['leverage', 'balance sheet'],
  },
  { title: 'Price targets', text: 'What analysts expect', ...checks('future'), otherNames: ['analyst ratings'] },
  { title: 'Price index', text: formulaCopy.index.formula, ...sectors, otherNames: ['sector index'] },
  { title: 'Win rate', text: 'Wins / (wins + losses)', ...record, otherNames: ['hit rate'] },
  { title: 'Profit factor', text: 'Gross profit / gross loss', ...record, otherNames: [] },
  { title: 'Max drawdown', text: 'Largest drop in the balance', ...record, otherNames: ['drawdown'] },
];
