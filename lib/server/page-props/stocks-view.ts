import { columnNames, type ColumnNames } from '@/lib/content/sector-columns';
import { medianLine, stockLine, type StockLine } from '@/lib/content/stock-lines';
import type { SectorSymbolList } from '@/lib/contracts/sectors';
import { dayOf, fullDate } from '@/lib/domain/dates';
import { sortSymbols } from '@/lib/domain/symbol-sorting';

/** A sector's table, ready to show: the largest first, as the page's script expects it. */
export type StocksView = {
  names: ColumnNames;
  lines: readonly StockLine[];
  median: StockLine;
  /** Where the figures come from and when they held. */
  source: string;
  isSample: boolean;
  isStale: boolean;
};

export function stocksView({ items, median, meta }: SectorSymbolList): StocksView {
  const lastDay = items.flatMap(({ priceDay }) => priceDay ?? []).toSorted().at(-1); // prettier-ignore
  return {
    names: columnNames,
    lines: sortSymbols(items, '-market-cap').map(stockLine),
    median: medianLine(median, 'Median', `Of all ${items.length} stocks, whatever the filter shows`),
    source: `${lastDay ? `Prices of ${fullDate(lastDay)}. ` : ''}Source: ${meta.source}, as of ${dayOf(meta.asOf)}.`,
    isSample: meta.isSample,
    isStale: meta.isStale,
  };
}
