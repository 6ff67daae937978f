import type { Sort } from '@/components/ui/tables/table';
import type { SignedOrder, SymbolOrder } from '@/lib/domain/research/research';

/** Largest first, the order of the page's data. */
export const defaultOrder: SignedOrder = '-market-cap';

/** An order as the table's head shows it. */
export const sortOf = (order: SignedOrder): Sort<SymbolOrder> =>
  order.startsWith('-')
    ? { key: order.slice(1) as SymbolOrder, direction: 'desc' }
    : { key: order as SymbolOrder, direction: 'asc' };

/** Names start at A and figures at the largest; a second click reverses. */
export function nextOrder(current: SignedOrder, key: SymbolOrder): SignedOrder {
  const { key: before, direction } = sortOf(current);
  const isDown = before === key ? direction === 'asc' : key !== 'ticker' && key !== 'name';
  return isDown ? `-${key}` : key;
}
