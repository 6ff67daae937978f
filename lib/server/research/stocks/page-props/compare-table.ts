import { changeText, columnDollars, pegText, percentText, price } from '@/lib/content/market/market-figures';
import { compareTableCopy as copy } from '@/lib/content/research/compare-table';
import type { ComparedStock } from '@/lib/contracts/research/symbols';
import { netMargin } from '@/lib/domain/market/market-formulas';
import { yearChange } from '@/lib/domain/market/year-change';

/** `mark` tells screen readers that this is the best value of the compared stocks. */
export type CompareCell = { text: string; sign?: number; mark?: string };
export type CompareTable = {
  caption: string;
  head: readonly { ticker: string; name: string; sectors: string }[];
  rows: readonly { label: string; cells: readonly CompareCell[] }[];
  note: string;
};

/**
 * The key figures of the compared stocks side by side. Each row marks its best value, or all that tie for it. Nothing
 * is marked when a single value is known or all are equal.
 */
export const compareTable = (stocks: readonly ComparedStock[]): CompareTable => ({
  caption: copy.caption,
  head: stocks.map(({ ticker, name, sectors }) => ({
    ticker,
    name,
    sectors: sectors.map((sector) => sector.name).join(', '),
  })),
  rows: figures.map(({ label, valueOf, write, isSigned, better }) => {
    const values = stocks.map(valueOf);
    // Values are compared as displayed: a displayed 0.7% is not better than another 0.7%.
    const shown = values.map((value) => (value === null ? null : `${Math.sign(value)} ${write(value)}`));
    const best = better ? bestOf(values, better) : null;
    const tied = best === null ? 0 : shown.filter((one) => one === shown[best]).length;
    const isBest = (at: number) =>
      best !== null && shown[at] === shown[best] && tied < shown.filter((one) => one !== null).length;
    return {
      label,
      cells: values.map((value, at): CompareCell => ({
        text: value === null ? '–' : write(value),
        ...(isSigned && value !== null ? { sign: Math.sign(value) } : {}),
        ...(isBest(at) ? { mark: tied > 1 ? copy.tied : copy.best } : {}),
      })),
    };
  }),
  note: copy.note,
});

/** The index of the best known value; null with fewer than two. */
function bestOf(values: readonly (number | null)[], better: 'higher' | 'lower') {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return null;
  return values.indexOf(better === 'higher' ? Math.max(...known) : Math.min(...known));
}

type Figure = {
  label: string;
  valueOf: (stock: ComparedStock) => number | null;
  write: (value: number) => string;
  isSigned?: boolean;
  /** Absent when neither direction is better, such as for size or the change of a single day. */
  better?: 'higher' | 'lower';
};

const ratio = (value: number) => value.toFixed(1);

const figures: readonly Figure[] = [
  { label: copy.rows.price, valueOf: (stock) => stock.price, write: price },
  // A single day's change does not show which stock is better.
  { label: copy.rows.change, valueOf: (stock) => stock.change, write: changeText, isSigned: true },
  {
    label: copy.rows.year,
    valueOf: ({ weekly }) => yearChange(weekly),
    write: changeText,
    isSigned: true,
    better: 'higher',
  },
  { label: copy.rows.cap, valueOf: (stock) => stock.marketCap, write: columnDollars },
  { label: copy.rows.pe, valueOf: (stock) => stock.peRatio, write: ratio, better: 'lower' },
  { label: copy.rows.peg, valueOf: (stock) => stock.pegRatio, write: pegText, better: 'lower' },
  { label: copy.rows.revenue, valueOf: (stock) => stock.revenue, write: columnDollars },
  {
    label: copy.rows.growth,
    valueOf: (stock) => stock.revenueGrowth,
    write: changeText,
    isSigned: true,
    better: 'higher',
  },
  {
    label: copy.rows.margin,
    valueOf: ({ netIncome, revenue }) => netMargin(netIncome, revenue),
    write: percentText,
    better: 'higher',
  },
  { label: copy.rows.cashFlow, valueOf: (stock) => stock.cashFlow, write: columnDollars },
  { label: copy.rows.dividend, valueOf: (stock) => stock.dividendYield, write: percentText, better: 'higher' },
];
