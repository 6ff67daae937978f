import type { StockLine } from '@/lib/content/stock-lines';
import { signedOrders, type SignedOrder, type SymbolOrder } from '@/lib/domain/research';
import { sortRows } from '@/lib/domain/sort-rows';
import { filterFromQuery, filterNames, fitsFilter, type SymbolFilter } from '@/lib/domain/symbol-filter';
import type { Query } from '@/lib/client/use-address';
import { defaultOrder, sortOf } from './order-of';

export { SectorFilter } from './sector-filter';

export const noFigure = 'A stock without a figure, such as a P/E where there was a loss, fits no wish about it.';

export const noneFits = 'Clear one of your wishes, or all.';

export type SectorView = { order: SignedOrder; filter: SymbolFilter };

/** What an address asks for; what it spells wrong is the default. */
export const viewOf = (query: Query): SectorView => ({
  order: signedOrders.find((order) => order === query.order) ?? defaultOrder,
  filter: filterFromQuery(query),
});

/** The address of a view: what is not said in it is the default. */
export function queryOf({ order, filter }: SectorView, before: Query): Query {
  const ours: readonly string[] = ['order', ...filterNames];
  return {
    ...Object.fromEntries(Object.entries(before).filter(([name]) => !ours.includes(name))),
    ...(order === defaultOrder ? {} : { order }),
    ...Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)])),
  };
}

/** The stocks of a view: those without the figure in question stand last whichever way. */
export function showLines(lines: readonly StockLine[], { order, filter }: SectorView) {
  const { key, direction } = sortOf(order);
  const fitting = lines.filter((line) => fitsFilter((column) => figureOf(line, column), filter));
  return sortRows(fitting, (line) => (key === 'ticker' || key === 'name' ? line[key] : figureOf(line, key)), direction);
}

const figureOf = ({ figures }: StockLine, column: SymbolOrder) =>
  column === 'ticker' || column === 'name' ? null : figures[column].value;
