import type { Sort } from '@/components/ui/tables/table';
import { tradeColumns, type TradeColumn } from '@/lib/domain/signals/trade-sorting';

export type TradeSort = Sort<TradeColumn>;

/** The default order: latest trades first. */
export const defaultSort: TradeSort = { key: 'fillDate', direction: 'desc' };

/** Parses the sort order from a URL's query; invalid values fall back to the default. */
export function sortFromQuery(query: Partial<Record<string, string | string[]>>): TradeSort {
  const key = tradeColumns.find((column) => column === query.sort);
  if (!key) return defaultSort;
  return { key, direction: query.dir === 'asc' || query.dir === 'desc' ? query.dir : firstDirection(key) };
}

/** Sorts by a column, or reverses the order if it is the current one. */
export const nextSort = (current: TradeSort, key: TradeColumn): TradeSort =>
  current.key === key
    ? { key, direction: current.direction === 'asc' ? 'desc' : 'asc' }
    : { key, direction: firstDirection(key) };

/** Text sorts ascending first; figures and dates sort descending first. */
const firstDirection = (key: TradeColumn) => (key === 'symbol' || key === 'tradeType' ? 'asc' : 'desc');
