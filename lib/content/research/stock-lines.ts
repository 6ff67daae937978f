import {
  changeSize,
  changeText,
  columnDollars,
  fiscalYearName,
  notKnown,
  notMeaningful,
  pegText,
  price,
  ratio,
} from '@/lib/content/market/market-figures';
import type { FigureColumn } from './sector-columns';

/** A formatted row of a sector's table, with the values to sort and filter by. */
export type StockLine = {
  /** False for the median row, which has no page. */
  isStock: boolean;
  ticker: string;
  name: string;
  year: string;
  figures: Record<FigureColumn, { text: string; value: number | null }>;
  /** Text alternative of the year of weekly closes. */
  weeks: string;
};

type Numbers = {
  price: number | null;
  change: number | null;
  marketCap: number | null;
  revenue: number | null;
  revenueGrowth: number | null;
  netIncome: number | null;
  cashFlow: number | null;
  peRatio: number | null;
  pegRatio: number | null;
};
type Stock = Numbers & { ticker: string; name: string; fiscalYear: number | null; weekly: readonly number[] };

export function stockLine(stock: Stock): StockLine {
  const { ticker, name, fiscalYear, weekly } = stock;
  return {
    isStock: true,
    ticker,
    name,
    year: fiscalYearName(fiscalYear),
    figures: figuresOf(stock),
    weeks: weeksOf(weekly),
  };
}

/** Formats the median row. It has no price, since a median of share prices is meaningless. */
export function medianLine(median: Omit<Numbers, 'price'>, name: string, note: string): StockLine {
  const figures = figuresOf({ ...median, price: null });
  return {
    isStock: false,
    ticker: name,
    name: note,
    year: '',
    figures: { ...figures, price: nothing },
    weeks: '',
  };
}

const nothing = { text: '', value: null };

const figuresOf = (stock: Numbers): StockLine['figures'] => ({
  price: { text: price(stock.price), value: stock.price },
  change: { text: stock.change === null ? notKnown : changeText(stock.change), value: stock.change },
  'market-cap': { text: columnDollars(stock.marketCap), value: stock.marketCap },
  revenue: { text: columnDollars(stock.revenue), value: stock.revenue },
  'revenue-growth': {
    text: stock.revenueGrowth === null ? notMeaningful : changeText(stock.revenueGrowth),
    value: stock.revenueGrowth,
  },
  'net-income': { text: columnDollars(stock.netIncome), value: stock.netIncome },
  'cash-flow': { text: columnDollars(stock.cashFlow), value: stock.cashFlow },
  'pe-ratio': { text: ratio(stock.peRatio), value: stock.peRatio },
  'peg-ratio': { text: pegText(stock.pegRatio), value: stock.pegRatio },
});

function weeksOf(weekly: readonly number[]) {
  const [first, last] = [weekly[0], weekly.at(-1)];
  if (first === undefined || last === undefined || first <= 0) return '';
  const size = changeSize((last / first - 1) * 100);
  return `${weekly.length} weekly closes, from ${price(first)} to ${price(last)}, ${last < first ? 'down' : 'up'} ${size}`;
}
