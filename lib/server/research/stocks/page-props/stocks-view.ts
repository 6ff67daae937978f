import { fiscalYearName } from '@/lib/content/market/market-figures';
import { columnNames, type ColumnNames } from '@/lib/content/research/sector-columns';
import { medianLine, stockLine, type StockLine } from '@/lib/content/research/stock-lines';
import type { SectorSymbolList } from '@/lib/contracts/research/sectors';
import { dayOf, fullDate } from '@/lib/domain/shared/dates';
import { sortSymbols } from '@/lib/domain/research/symbol-sorting';

/** The formatted table of a sector, largest first as the page's script expects. */
export type StocksView = {
  names: ColumnNames;
  lines: readonly StockLine[];
  median: StockLine;
  /** Source and date of the figures. */
  source: string;
  isSample: boolean;
  isStale: boolean;
};

export function stocksView({ items, median, meta }: Pick<SectorSymbolList, 'items' | 'median' | 'meta'>): StocksView {
  const lastDay = items.flatMap(({ priceDay }) => priceDay ?? []).toSorted().at(-1); // prettier-ignore
  const lines = sortSymbols(items, '-market-cap').map(stockLine);
  const years = new Set(items.map(({ fiscalYear }) => fiscalYear));
  // One year for all is said once, above the table.
  const [year = null] = years.size === 1 ? years : [];
  return {
    names: columnNames,
    lines: year === null ? lines : lines.map((line) => ({ ...line, year: '' })),
    median: medianLine(median, 'Median', `All ${items.length} stocks, unfiltered`),
    source:
      `${lastDay ? `Prices as of ${fullDate(lastDay)}. ` : ''}${year === null ? '' : `Figures of ${fiscalYearName(year)}. `}${meta.isSample ? '' : `Source: ${meta.source}, as of ${dayOf(meta.asOf)}.`}`.trimEnd(),
    isSample: meta.isSample,
    isStale: meta.isStale,
  };
}
