import { formulaCopy } from '@/lib/domain/market/market-formula-copy';
import { defaultTicker } from '@/lib/domain/research/sectors';
import { recordPaths } from '@/lib/domain/signals/record-paths';
import { paths } from '@/lib/domain/shared/paths';

type Metric = { title: string; text: string; path: string; otherNames: readonly string[] };

const checks = (group: 'value' | 'future' | 'past' | 'health' | 'income') =>
  `${paths.stock(defaultTicker)}#check-${group}`;
const record = recordPaths.performance;
const insights = paths.sectorInsights;

/** Figures that the site shows, and the page where each is explained or compared. */
export const searchedMetrics: readonly Metric[] = [
  { title: 'Revenue', text: 'By sector and fiscal year', path: insights, otherNames: ['sales', 'revenue growth'] },
  { title: 'Net income', text: 'By sector and fiscal year', path: insights, otherNames: ['profit', 'earnings'] },
  { title: 'Cash flow', text: formulaCopy['cash-flow'].formula, path: insights, otherNames: ['operating cash flow'] },
  {
    title: 'P/E ratio',
    text: formulaCopy['pe-ratio'].formula,
    path: insights,
    otherNames: ['pe', 'price to earnings'],
  },
  {
    title: 'PEG ratio',
    text: formulaCopy['peg-ratio'].formula,
    path: insights,
    otherNames: ['price earnings to growth'],
  },
  { title: 'Net margin', text: formulaCopy['net-margin'].formula, path: paths.compare, otherNames: ['profit margin'] },
  {
    title: 'Earnings per share',
    text: formulaCopy['earnings-per-share'].formula,
    path: checks('past'),
    otherNames: ['eps'],
  },
  {
    title: 'Market cap',
    text: formulaCopy['market-cap'].formula,
    path: paths.sectors,
    otherNames: ['market capitalization'],
  },
  { title: 'Institutional ownership', text: 'Shares held by funds', path: insights, otherNames: ['fund ownership'] },
  {
    title: 'Dividend yield',
    text: '100 × dividends / market cap',
    path: checks('income'),
    otherNames: ['dividend', 'dividends'],
  },
  {
    title: 'Dividend payout',
    text: 'Dividends as a share of net income',
    path: checks('income'),
    otherNames: ['payout ratio'],
  },
  {
    title: 'Debt',
    text: 'Five checks of a company’s health',
    path: checks('health'),
    otherNames: ['leverage', 'balance sheet'],
  },
  { title: 'Price targets', text: 'What analysts expect', path: checks('future'), otherNames: ['analyst ratings'] },
  { title: 'Price index', text: formulaCopy.index.formula, path: paths.sectors, otherNames: ['sector index'] },
  { title: 'Win rate', text: 'Wins / (wins + losses)', path: record, otherNames: ['hit rate'] },
  { title: 'Profit factor', text: 'Gross profit / gross loss', path: record, otherNames: [] },
  { title: 'Max drawdown', text: 'Largest drop in the balance', path: record, otherNames: ['drawdown'] },
];
