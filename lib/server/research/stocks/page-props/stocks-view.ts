import { sparkOf, type Spark } from '@/lib/charts/spark';
import { fiscalYearName } from '@/lib/content/market/market-figures';
import { columnNames, type ColumnNames } from '@/lib/content/research/sector-columns';
import { medianLine, stockLine, type StockLine } from '@/lib/content/research/stock-lines';
import type { SectorSymbolList } from '@/lib/contracts/research/sectors';
import { dayOf, fullDate } from '@/lib/domain/shared/dates';
import { sortSymbols } from '@/lib/domain/research/symbol-sorting';

/** `spark` is a year of weekly closes; null with fewer than two. */
export type DrawnStockLine = StockLine & { spark: Spark | null };

/** The formatted table of a sector, largest stock first, as the page's script expects. */
export type StocksView = {
  names: ColumnNames;
  lines: readonly DrawnStockLine[];
  median: DrawnStockLine;
  /** Source and date of the figures. */
  source: string;
  isSample: boolean;
  isStale: boolean;
};

export function stocksView({ items, median, meta }: Pick<SectorSymbolList, 'items' | 'median' | 'meta'>): StocksView {
  const lastDay = items.flatMap(({ priceDay }) => priceDay ?? []).toSorted().at(-1); // prettier-ignore
  // The fiscal year of most stocks is shown once above the table, so their rows omit it.
  const year = mostCommonYear(items);
  const shown = year === null ? '' : fiscalYearName(year);
  const lines = sortSymbols(items, '-market-cap')
    .map(drawnStockLine)
    .map((line) => (line.year === shown ? { ...line, year: '' } : line));
  const isForAll = items.every(({ fiscalYear }) => fiscalYear === year);
  const told = [
    lastDay ? `Prices as of ${fullDate(lastDay)}.` : '',
    shown && `Figures of ${shown}${isForAll ? '' : ' unless noted'}.`,
    meta.isSample ? '' : `Source: ${meta.source}, as of ${dayOf(meta.asOf)}.`,
  ];
  return {
    names: columnNames,
    lines,
    median: { ...medianLine(median, 'Median', `All ${items.length} stocks, unfiltered`), spark: null },
    source: told.filter(Boolean).join(' '),
    isSample: meta.isSample,
    isStale: meta.isStale,
  };
}

/** A stock's row with its sparkline. */
const drawnStockLine = (stock: SectorSymbolList['items'][number]): DrawnStockLine => ({
  ...stockLine(stock),
  spark: stock.weekly.length > 1 ? sparkOf(stock.weekly) : null,
});

/** The fiscal year of more than half of the stocks; null if there is none. */
function mostCommonYear(items: SectorSymbolList['items']): number | null {
  const [largest] = [...Map.groupBy(items, ({ fiscalYear }) => fiscalYear)].toSorted(
    (a, b) => b[1].length - a[1].length,
  );
  return largest && largest[1].length > items.length / 2 ? largest[0] : null;
}
