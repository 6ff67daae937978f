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

export function stocksView({ items, median, meta }: SectorSymbolList): StocksView {
  const lastDay = items.flatMap(({ priceDay }) => priceDay ?? []).toSorted().at(-1); // prettier-ignore
  return {
    names: columnNames,
    lines: sortSymbols(items, '-market-cap').map(stockLine),
    median: medianLine(median, 'Median', `All ${items.length} stocks, unfiltered`),
    source:
      `${lastDay ? `Prices as of ${fullDate(lastDay)}. ` : ''}${meta.isSample ? '' : `Source: ${meta.source}, as of ${dayOf(meta.asOf)}.`}`.trimEnd(),
    isSample: meta.isSample,
    isStale: meta.isStale,
  };
}
