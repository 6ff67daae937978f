import { signedOrders, type SignedOrder, type SymbolOrder } from '@/lib/domain/research/research';
import { sortRows } from '@/lib/domain/shared/sort-rows';
import { filterFromQuery, filterNames, fitsFilter, type SymbolFilter } from '@/lib/domain/research/symbol-filter';
import type { Query } from '@/lib/client/data/use-address';
import type { DrawnStockLine } from '@/lib/server/research/stocks/page-props/stocks-view';
import { defaultOrder, sortOf } from './order-of';

export { SortControl } from '@/components/ui/tables/sort-control';
export { SectorFilter } from './sector-filter';

type Lines = readonly DrawnStockLine[];

export const countOf = (shown: Lines, all: Lines) =>
  shown.length === all.length ? `All ${all.length} stocks` : `${shown.length} of ${all.length} stocks`;

export const statusOf = (shown: Lines, count: string) =>
  `${count}. ${shown.length === 0 ? 'No stocks match. Remove a filter.' : ''} Stocks without a value for a filter are hidden.`;

export type SectorView = { order: SignedOrder; filter: SymbolFilter };

/** Parses the view from a URL's query; invalid values fall back to the defaults. */
export const viewOf = (query: Query): SectorView => ({
  order: signedOrders.find((order) => order === query.order) ?? defaultOrder,
  filter: filterFromQuery(query),
});

/** The query of a view, without default values. Other parameters are kept. */
export function queryOf({ order, filter }: SectorView, before: Query): Query {
  const ours: readonly string[] = ['order', ...filterNames];
  return {
    ...Object.fromEntries(Object.entries(before).filter(([name]) => !ours.includes(name))),
    ...(order === defaultOrder ? {} : { order }),
    ...Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)])),
  };
}

/** The stocks of a view. Stocks without the sorted figure come last in both directions. */
export function showLines(lines: Lines, { order, filter }: SectorView) {
  const { key, direction } = sortOf(order);
  const fitting = lines.filter((line) => fitsFilter((column) => figureOf(line, column), filter));
  return sortRows(fitting, (line) => (key === 'ticker' || key === 'name' ? line[key] : figureOf(line, key)), direction);
}

const figureOf = ({ figures }: DrawnStockLine, column: SymbolOrder) =>
  column === 'ticker' || column === 'name' ? null : figures[column].value;
