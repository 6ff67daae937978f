import { changeSign, changeText, columnDollars, percentText, price } from '@/lib/content/market/market-figures';
import { figureKinds, type ScreenFigure } from '@/lib/domain/research/screener/figures';

/** A formatted figure. `sign` is set for gains and losses. */
export type StockCell = { text: string; sign?: number };
export type StockCells = { ticker: string; name: string; cells: readonly StockCell[] };

type Stock = { ticker: string; name: string; values: readonly (number | null)[] };

/** Formats a stock's row: on the server for the first page, in the browser for pages fetched later. */
export const stockCells = (columns: readonly ScreenFigure[], { ticker, name, values }: Stock): StockCells => ({
  ticker,
  name,
  cells: columns.map((column, index) => cellOf(column, values[index] ?? null)),
});

/** Shown for figures that are not reported or not meaningful. */
const none: StockCell = { text: '–' };

function cellOf(column: ScreenFigure, value: number | null): StockCell {
  if (value === null) return none;
  const kind = figureKinds[column];
  if (kind === 'signed') return { text: changeText(value), sign: changeSign(value) };
  if (kind === 'money') return { text: columnDollars(value) };
  if (kind === 'price') return { text: price(value) };
  if (kind === 'ratio') return { text: value.toFixed(1) };
  return { text: percentText(value) };
}
