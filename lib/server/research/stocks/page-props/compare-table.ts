import { changeSize, dollars, price } from '@/lib/content/market/market-figures';
import { compareTableWords as words } from '@/lib/content/research/compare-table';
import type { SymbolPage } from '@/lib/contracts/research/symbols';
import { netMargin } from '@/lib/domain/market/market-formulas';
import { yearChange } from '@/lib/domain/market/year-change';

/** `mark`: the best or the worst of the compared stocks. */
export type CompareCell = { text: string; sign?: number; mark?: string };
export type CompareTable = {
  caption: string;
  head: readonly { ticker: string; name: string; sectors: string }[];
  rows: readonly { label: string; cells: readonly CompareCell[] }[];
  note: string;
};

/** The key figures of the compared stocks beside each other, each row with its best and its worst: nothing is the best of one
 * value, or of equal ones. */
export const compareTable = (stocks: readonly SymbolPage[]): CompareTable => ({
  caption: words.caption,
  head: stocks.map(({ ticker, name, sectors }) => ({
    ticker,
    name,
    sectors: sectors.map((sector) => sector.name).join(', '),
  })),
  rows: figures.map(({ label, valueOf, write, isSigned, better }) => {
    const values = stocks.map(valueOf);
    // By what is shown: 0.7% is not better than 0.7%.
    const shown = values.map((value) => (value === null ? null : `${Math.sign(value)} ${write(value)}`));
    const [best, worst] = better ? extremes(values, better).map((at) => shown[at] ?? null) : [null, null];
    return {
      label,
      cells: values.map((value, at): CompareCell => ({
        text: value === null ? '–' : write(value),
        ...(isSigned && value !== null ? { sign: Math.sign(value) } : {}),
        ...(best !== worst && shown[at] === best ? { mark: words.best } : {}),
        ...(best !== worst && shown[at] === worst ? { mark: words.worst } : {}),
      })),
    };
  }),
  note: words.note,
});

/** The places of the best and the worst of the known values. */
function extremes(values: readonly (number | null)[], better: 'higher' | 'lower') {
  const known = values.filter((value) => value !== null);
  const [low, high] = [values.indexOf(Math.min(...known)), values.indexOf(Math.max(...known))];
  return better === 'higher' ? [high, low] : [low, high];
}

type Figure = {
  label: string;
  valueOf: (stock: SymbolPage) => number | null;
  write: (value: number) => string;
  isSigned?: boolean;
  /** Absent where neither end is better, such as size. */
  better?: 'higher' | 'lower';
};

const ratio = (value: number) => value.toFixed(1);
const percent = (value: number) => `${value < 0 ? '−' : ''}${changeSize(value)}`;

const figures: readonly Figure[] = [
  { label: words.rows.price, valueOf: (stock) => stock.price, write: price },
  { label: words.rows.change, valueOf: (stock) => stock.change, write: changeSize, isSigned: true, better: 'higher' },
  {
    label: words.rows.year,
    valueOf: ({ weekly }) => yearChange(weekly),
    write: changeSize,
    isSigned: true,
    better: 'higher',
  },
  { label: words.rows.cap, valueOf: (stock) => stock.marketCap, write: dollars },
  { label: words.rows.pe, valueOf: (stock) => stock.peRatio, write: ratio, better: 'lower' },
  { label: words.rows.peg, valueOf: (stock) => stock.pegRatio, write: ratio, better: 'lower' },
  { label: words.rows.revenue, valueOf: (stock) => stock.revenue, write: dollars },
  {
    label: words.rows.growth,
    valueOf: (stock) => stock.revenueGrowth,
    write: changeSize,
    isSigned: true,
    better: 'higher',
  },
  {
    label: words.rows.margin,
    valueOf: ({ netIncome, revenue }) => netMargin(netIncome, revenue),
    write: percent,
    better: 'higher',
  },
  { label: words.rows.cashFlow, valueOf: (stock) => stock.cashFlow, write: dollars },
  { label: words.rows.dividend, valueOf: (stock) => stock.dividendYield, write: percent, better: 'higher' },
];
