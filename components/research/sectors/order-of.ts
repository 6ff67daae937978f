import type { Sort } from '@/components/ui/tables/table';
import type { SignedOrder, SymbolOrder } from '@/lib/domain/research/research';

/** Largest market cap first, the order of the page's data. */
export const defaultOrder: SignedOrder = '-market-cap';

/** Converts a signed order to the sort state of the table's header. */
export const sortOf = (order: SignedOrder): Sort<SymbolOrder> =>
  order.startsWith('-')
    ? { key: order.slice(1) as SymbolOrder, direction: 'desc' }
    : { key: order as SymbolOrder, direction: 'asc' };

/** The next sort order: names ascending first, figures descending first; a second click reverses it. */
export function nextOrder(current: SignedOrder, key: SymbolOrder): SignedOrder {
  const { key: before, direction } = sortOf(current);
  const isDown = before === key ? direction === 'asc' : key !== 'ticker' && key !== 'name';
  return isDown ? `-${key}` : key;
}
