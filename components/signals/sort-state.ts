import type { Sort } from '@/components/ui/tables/table';
import { tradeColumns, type TradeColumn } from '@/lib/domain/signals/trade-sorting';

export type TradeSort = Sort<TradeColumn>;

/** The default order: the latest trade first. */
export const defaultSort: TradeSort = { key: 'fillDate', direction: 'desc' };

/** The sorting in a URL; invalid values get the default. */
export function sortFromQuery(query: Partial<Record<string, string | string[]>>): TradeSort {
  const key = tradeColumns.find((column) => column === query.sort);
  if (!key) return defaultSort;
  return { key, direction: query.dir === 'asc' || query.dir === 'desc' ? query.dir : firstDirection(key) };
}

/** A second click on a column reverses it. */
export const nextSort = (current: TradeSort, key: TradeColumn): TradeSort =>
  current.key === key
    ? { key, direction: current.direction === 'asc' ? 'desc' : 'asc' }
    : { key, direction: firstDirection(key) };

/** Text starts at A, figures and dates at the largest and latest. */
const firstDirection = (key: TradeColumn) => (key === 'symbol' || key === 'tradeType' ? 'asc' : 'desc');
